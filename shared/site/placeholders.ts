import { PLACEHOLDER } from './business-values.schema';

/** Whether the business has supplied a value. */
export function isSupplied(value: string): boolean {
  return !PLACEHOLDER.test(value);
}

/** Paths of all values that are still placeholders, such as `grievanceOfficer.email`. */
export function placeholderPaths(values: unknown, path = ''): string[] {
  if (typeof values === 'string') return isSupplied(values) ? [] : [path];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) =>
    placeholderPaths(value, path ? `${path}.${key}` : key),
  );
}
