import { partNames } from './part-names.content';

const LIST = new Intl.ListFormat('en-IN');

/**
 * Puts values into a sentence: `'Put {part} live now'`. A name without a value stays as it is; parts are called as people call
 * them.
 */
export function fill(sentence: string, values: Record<string, string | number | string[]>): string {
  const said = sentence.replace(/\{(\w+)\}/g, (name, key: string, at: number) => {
    const value = values[key];
    if (value === undefined) return name;
    if (!/^parts?$/.test(key)) return String(value);
    const parts = partName(...[value].flat().map(String));
    return at === 0 ? capitalised(parts) : parts;
  });
  // What people write may end a sentence by itself.
  return said.replace(/([.!?])\.(?=\s|$)/g, '$1');
}

/** What people call parts, within a sentence: `the landing page and the privacy policy`. */
export function partName(...parts: string[]): string {
  return LIST.format(parts.map((part) => partNames[part] ?? part));
}

/** The same words as a title, or as the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
