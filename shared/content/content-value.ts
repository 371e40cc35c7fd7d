/** A value that content holds. */
export type ContentValue =
  string | number | boolean | null | ContentValue[] | { [key: string]: ContentValue | undefined };

/** All that a content file exports, by name. */
export type ContentValues = Record<string, ContentValue>;

export type ContentObject = { [key: string]: ContentValue | undefined };

export function isObject(value: ContentValue | undefined): value is ContentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many texts of content have `confirmed: false`. */
export function countUnconfirmed(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'confirmed' in value && value.confirmed === false ? 1 : 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countUnconfirmed(inner), own);
}

/** The steps of a path: `hero.badges[0].text` → hero, badges, 0, text. */
export function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean);
}

/** The text at a path, such as `hero.badges[0].text`; undefined where none is. */
export function textAt(values: ContentValues, path: string): string | undefined {
  const value = stepsOf(path).reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    values,
  );
  return typeof value === 'string' ? value : undefined;
}
