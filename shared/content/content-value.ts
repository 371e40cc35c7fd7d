/** A value that content holds. */
export type ContentValue =
  string | number | boolean | null | ContentValue[] | { [key: string]: ContentValue | undefined };

/** All that a content file exports, by name. */
export type ContentValues = Record<string, ContentValue>;

export type ContentObject = { [key: string]: ContentValue | undefined };

export function isObject(value: ContentValue | undefined): value is ContentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Paths of the texts of content that have `confirmed: false`. @param path of the value */
export function unconfirmedIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'confirmed' in value && value.confirmed === false ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    unconfirmedIn(one, placeIn(value, path, key)),
  );
  return [...own, ...inner];
}

/** How many texts of content have `confirmed: false`. */
export const countUnconfirmed = (value: unknown) => unconfirmedIn(value, '').length;

const placeIn = (value: object, path: string, key: string) =>
  Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;

/** How many texts are not translated, or not as English is now. Whatever says how a translation is, counts by this. */
export function countOpen(texts: { state: string }[]) {
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  return { missing: count('missing'), changed: count('changed') };
}

export type OpenCount = ReturnType<typeof countOpen>;

/** A question to colleagues about texts of content. */
interface Question {
  /** `v1.sections[0].blocks[0].question` */
  path: string;
  question: string;
  /** Until all texts that it is about are confirmed. */
  isOpen: boolean;
}

/** The questions in content, in its order. @param path of the value */
export function questionsIn(value: unknown, path: string): Question[] {
  if (typeof value !== 'object' || value === null) return [];
  const isOpen = countUnconfirmed(value) > 0;
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const place = placeIn(value, path, key);
    const isQuestion = key === 'question' && typeof inner === 'string';
    return isQuestion ? [{ path: place, question: inner, isOpen }] : questionsIn(inner, place);
  });
}

/** The steps of a path: `hero.badges[0].text` → hero, badges, 0, text. */
export function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean);
}

/** The value at a path, such as `hero.badges[0].text`; undefined where none is. */
export const valueAt = (values: ContentValues, path: string) =>
  stepsOf(path).reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    values,
  );

/** The text at a path; undefined where none is. */
export function textAt(values: ContentValues, path: string): string | undefined {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : undefined;
}
