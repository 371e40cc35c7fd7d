import { isObject, stepsOf, type ContentValue } from '../content/content-value';

/**
 * Values of content that are no words: names of icons and pictures, ids, anchors, and what a version of the policy says of
 * itself. They are the same in every language, and no translation has them.
 */
const NOT_WORDS = [
  /\.(icon|id|image|hash|kind|code|anchor)$/,
  /^v\d+\.(version$|status\.)/,
  // For counsel and the business alone.
  /^v\d+\.sections\b.*\.(question|days|language)$/,
];

/** A text of a content file. */
export interface Words {
  /** Where it stands: `hero.badges[0].text`. */
  path: string;
  /** The same by the ids of entries, wherever they stand: `hero.badges.phone.text`. */
  key: string;
  text: string;
}

/** Whether a text at this path is translated. */
export function isWords(path: string): boolean {
  return !NOT_WORDS.some((pattern) => pattern.test(path));
}

/**
 * All words of a content file, in the file's order.
 * @param path name of the content
 */
export function wordsOf(content: ContentValue | undefined, path: string): Words[] {
  return textsIn(content, path).filter((words) => isWords(words.path));
}

/** All texts of a value, words or not. */
export function textsIn(content: ContentValue | undefined, path: string, key = path): Words[] {
  if (typeof content === 'string') return [{ path, key, text: content }];
  return entriesOf(content, path, key).flatMap((inner) => textsIn(inner.value, inner.path, inner.key));
}

/** Finds the words for a key; undefined where there are none. */
export type WordsByKey = (key: string) => string | undefined;

/** Content with other words; everything else is the content's. @param words by key; what it has not stays */
export function withWords(
  content: ContentValue | undefined,
  name: string,
  words: WordsByKey,
): ContentValue | undefined {
  const change = (value: ContentValue | undefined, path: string, key: string): ContentValue | undefined => {
    if (typeof value === 'string') return isWords(path) ? (words(key) ?? value) : value;
    const inner = entriesOf(value, path, key).map((entry) => change(entry.value, entry.path, entry.key));
    if (Array.isArray(value)) return inner as ContentValue[];
    return isObject(value)
      ? Object.fromEntries(Object.keys(value).map((name, at) => [name, inner[at]]))
      : value;
  };
  return change(content, name, name);
}

/**
 * What a translation holds of content: its words, and the ids of entries. Entries without words are left out.
 * @param words by key
 */
export function wordsAlone(
  content: ContentValue | undefined,
  name: string,
  words: WordsByKey,
): ContentValue | undefined {
  const take = (value: ContentValue | undefined, path: string, key: string): ContentValue | undefined => {
    if (typeof value === 'string') return isWords(path) ? words(key) : undefined;
    const inner = entriesOf(value, path, key).map((entry) => take(entry.value, entry.path, entry.key));
    if (inner.every((own) => own === undefined)) return undefined;
    if (Array.isArray(value)) return inner.filter((own) => own !== undefined);
    const { id } = value as { id?: ContentValue };
    const own = Object.keys(value as object).map((name, at) => [name, inner[at]] as const);
    return {
      ...(isEntry(path) && id !== undefined && { id }),
      ...Object.fromEntries(own.filter(([, text]) => text !== undefined)),
    };
  };
  return take(content, name, name);
}

const isEntry = (path: string) => path.endsWith(']');

interface Entry {
  value: ContentValue | undefined;
  path: string;
  key: string;
}

/** The inner values of a list or an object; none of any other value. */
export function entriesOf(content: ContentValue | undefined, path: string, key: string): Entry[] {
  if (Array.isArray(content))
    return content.map((value, index) => {
      const id = isObject(value) && typeof value.id === 'string' && value.id ? value.id : index;
      return { value, path: `${path}[${index}]`, key: `${key}.${id}` };
    });
  if (!isObject(content)) return [];
  return Object.entries(content).map(([name, value]) => ({
    value,
    path: `${path}.${name}`,
    key: `${key}.${name}`,
  }));
}

/** The key of the value at a path: `hero.badges.phone.text` of `hero.badges[0].text`. */
export function keyOf(content: ContentValue, path: string): string {
  const [name = '', ...steps] = stepsOf(path);
  let place: Entry = { value: content, path: name, key: name };
  for (const step of steps) {
    const next = entriesOf(place.value, place.path, place.key).find(({ path: inner }) =>
      [`${place.path}[${step}]`, `${place.path}.${step}`].includes(inner),
    );
    place = next ?? { value: undefined, path: `${place.path}.${step}`, key: `${place.key}.${step}` };
  }
  return place.key;
}

/** The path of the value with a key, or of the nearest value around it. */
export function pathOf(content: ContentValue, key: string): string {
  const find = (place: Entry): string => {
    const next = entriesOf(place.value, place.path, place.key).find(
      (inner) => inner.key === key || key.startsWith(`${inner.key}.`),
    );
    return next ? find(next) : place.path;
  };
  const name = key.split('.', 1)[0]!;
  return find({ value: content, path: name, key: name });
}
