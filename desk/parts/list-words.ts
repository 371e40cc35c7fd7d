const LIST = new Intl.ListFormat('en-IN');

/** Words as a sentence lists them: `landing, legal and shell`. */
export function listWords(words: string[]): string {
  return LIST.format(words);
}
