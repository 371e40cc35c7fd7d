/** Marks what is still to be supplied: `⟦days⟧`. Promotion to a public origin refuses a page that shows one. */
export const PLACEHOLDER = /⟦[^⟧]*⟧/;

/** Whether a text holds no mark. */
export function isSupplied(value: string): boolean {
  return !PLACEHOLDER.test(value);
}

/** The same values with a mark in the place of each of the paths: `phone` → `⟦phone⟧`. */
export function withMarks<Values>(values: Values, paths: readonly string[], path = ''): Values {
  if (paths.includes(path)) return `⟦${path}⟧` as Values;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      withMarks(value, paths, path ? `${path}.${key}` : key),
    ]),
  ) as Values;
}
