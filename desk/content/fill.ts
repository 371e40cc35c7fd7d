/** Puts values into a sentence: `'Put {part} live now'`. A name without a value stays as it is. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
