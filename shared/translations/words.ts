import { isObject, type ContentValue } from '../content/content-value';

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

/** A value of content, and where it stands. */
interface Placed {
  value: ContentValue | undefined;
  /** `hero.badges[0].text` */
  path: string;
  /** The same by the ids of entries, wherever they stand: `hero.badges.phone.text`. */
  key: string;
}

/** A text of a content file. */
export interface Words extends Omit<Placed, 'value'> {
  text: string;
}

/** Whether a text at this path is translated. */
export function isWords(path: string): boolean {
  return !NOT_WORDS.some((pattern) => pattern.test(path));
}

/** All values in a value, each before what it holds. @param path name of the content; '' for several by their names */
export function valuesIn(value: ContentValue | undefined, path: string, key = path): Placed[] {
  const inner = innerOf({ value, path, key });
  return [{ value, path, key }, ...inner.flatMap((one) => valuesIn(one.value, one.path, one.key))];
}

/** All texts of a value, words or not, in the file's order. @param path as of {@link valuesIn} */
export function textsIn(content: ContentValue | undefined, path: string): Words[] {
  return valuesIn(content, path).flatMap(({ value, ...place }) =>
    typeof value === 'string' ? [{ ...place, text: value }] : [],
  );
}

/** All words of content. @param path as of {@link valuesIn} */
export function wordsOf(content: ContentValue | undefined, path: string): Words[] {
  return textsIn(content, path).filter((words) => isWords(words.path));
}

/** The innermost value around a place: itself where it is there. @param by what the place is named by */
export function nearestTo(content: ContentValue, place: string, by: 'path' | 'key'): Placed {
  const around = ({ [by]: own }: Placed) => `${place}.`.startsWith(`${own}.`) || place.startsWith(`${own}[`);
  return valuesIn(content, place.split('.', 1)[0]!).findLast(around)!;
}

/** Content with other texts; everything else is the content's. @param path as of {@link valuesIn} */
export function withTexts(
  content: ContentValue | undefined,
  path: string,
  change: (words: Words) => string,
): ContentValue | undefined {
  const changed = ({ value, ...place }: Placed): ContentValue | undefined => {
    if (typeof value === 'string') return change({ ...place, text: value });
    const inner = innerOf({ value, ...place }).map(changed);
    if (Array.isArray(value)) return inner as ContentValue[];
    return isObject(value) ? named(value, inner) : value;
  };
  return changed({ value: content, path, key: path });
}

/** Finds the words for a key; undefined where there are none. */
export type WordsByKey = (key: string) => string | undefined;

/** Content in other words. @param words what they have not stays */
export function withWords(content: ContentValue, name: string, words: WordsByKey): ContentValue {
  return withTexts(content, name, ({ path, key, text }) => (isWords(path) ? words(key) : null) ?? text)!;
}

/** What a translation holds of content: its words, and the ids of entries. Entries without words are left out. */
export function wordsAlone(content: ContentValue, name: string, words: WordsByKey): ContentValue | undefined {
  const take = ({ value, ...place }: Placed): ContentValue | undefined => {
    if (typeof value === 'string') return isWords(place.path) ? words(place.key) : undefined;
    const inner = innerOf({ value, ...place }).map(take);
    if (inner.every((own) => own === undefined)) return undefined;
    if (Array.isArray(value)) return inner.filter((own) => own !== undefined);
    const { id } = value as { id?: ContentValue };
    const said = Object.entries(named(value as object, inner)).filter(([, own]) => own !== undefined);
    return { ...(place.path.endsWith(']') && id !== undefined && { id }), ...Object.fromEntries(said) };
  };
  return take({ value: content, path: name, key: name });
}

/** The inner values of a list or an object; none of any other value. */
function innerOf({ value, path, key }: Placed): Placed[] {
  if (Array.isArray(value))
    return value.map((entry, index) => {
      const id = isObject(entry) && typeof entry.id === 'string' && entry.id ? entry.id : index;
      return { value: entry, path: `${path}[${index}]`, key: `${key}.${id}` };
    });
  const start = (around: string) => (around ? `${around}.` : '');
  return Object.entries(isObject(value) ? value : {}).map(([name, inner]) => ({
    value: inner,
    path: start(path) + name,
    key: start(key) + name,
  }));
}

const named = (like: object, values: (ContentValue | undefined)[]) =>
  Object.fromEntries(Object.keys(like).map((name, at) => [name, values[at]]));
