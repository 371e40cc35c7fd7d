/** A value that content holds. */
export type ContentValue =
  string | number | boolean | null | ContentValue[] | { [key: string]: ContentValue | undefined };

/** All that a content file exports, by name. */
export type ContentValues = Record<string, ContentValue>;

export type ContentObject = { [key: string]: ContentValue | undefined };

export function isObject(value: ContentValue | undefined): value is ContentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The steps of a path: `hero.badges[0].text` → hero, badges, 0, text. */
export function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean);
}
