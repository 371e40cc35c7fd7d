import { capitalised, endedOnce, partName } from '@site/text';

export { capitalised };

/** `{part}`, or `{count: # text is|# texts are}`. */
const PLACE = /\{(\w+)(?:: ([^|}]+)\|([^}]+))?\}/g;

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
  return endedOnce(said);
}
