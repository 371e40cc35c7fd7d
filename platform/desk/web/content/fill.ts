import { partNames } from './part-names.content';

/** `{part}`, or `{count: # text is|# texts are}`. */
const PLACE = /\{(\w+)(?:: ([^|}]+)\|([^}]+))?\}/g;

const LIST = new Intl.ListFormat('en-IN');

/**
 * Puts values into a sentence: `'Put {part} live now'`, and of one or several: `'{count: # text is|# texts are} open'`. A name without
 * a value stays as it is; parts are called as people call them.
 */
export function fill(sentence: string, values: Record<string, string | number | string[]>): string {
  const said = sentence.replace(PLACE, (name, key: string, one?: string, several?: string, at?: number) => {
    const value = values[key];
    if (value === undefined) return name;
    if (several !== undefined) return (value === 1 ? one : several)!.replace('#', String(value));
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
