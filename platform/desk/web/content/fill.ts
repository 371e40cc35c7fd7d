import { capitalised, endedOnce, partName } from '@site/text';
import { DEPLOYMENT, formatDay, formatMoment, personName } from '../../content/in-words';

export { capitalised };

/** `{part}`, or `{count: # text is|# texts are}`. */
const PLACE = /\{(\w+)(?:: ([^|}]+)\|([^}]+))?\}/g;

/** What sentences call persons, and moments or days. */
const WHO = ['author', 'by'];
const WHEN = ['at', 'from', 'until', 'time', 'since', 'on', 'day'];

type Value = string | number | string[] | null | undefined;

/**
 * Puts values into a sentence: `'Put {part} live now'`, and of one or several: `'{count: # text is|# texts are} open'`. A name without
 * a value stays as it is; what the API names is called as people call it.
 */
export function fill(sentence: string, values: Record<string, Value>): string {
  const said = sentence.replace(PLACE, (name, key: string, one?: string, several?: string, at?: number) => {
    const value = values[key];
    if (value === undefined) return name;
    if (several !== undefined) return (value === 1 ? one : several)!.replace('#', String(value));
    const words = inSentence(key, [value ?? ''].flat().map(String));
    return at === 0 && /^parts?$/.test(key) ? capitalised(words) : words;
  });
  return endedOnce(said);
}

/** What is to be said, one after the other: not what is empty, or false since it is not so. */
export function sentences(...all: (Sentence | Sentence[])[]): string[] {
  return all.flat().filter((one): one is string => typeof one === 'string' && one !== '');
}

type Sentence = string | false | null | undefined;

/** A value as people say it, by what its name says that it is: parts, persons, times in India, the number of a deployment. */
function inSentence(name: string, value: string[]): string {
  if (/^parts?$/.test(name)) return partName(...value);
  const words = value.join(', ');
  if (WHO.includes(name)) return personName(words);
  if (name === 'number') return words.replace(DEPLOYMENT, '$1');
  if (!WHEN.includes(name)) return words;
  if (/^[\d-]{10}$/.test(words)) return formatDay(words);
  return /^[\d-]{10}T/.test(words) ? formatMoment(words) : words;
}
