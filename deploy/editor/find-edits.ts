import { type ContentObject, type ContentValue, isObject } from '@site/shared/content/content-value';

/** A change of a content file's source. Entries of a list are those of before, by their places, or new ones. */
export type Edit =
  | { path: string; value: ContentValue }
  | { path: string; entries: ({ from: number } | { value: ContentValue })[] };

/**
 * The smallest changes that make one value of the other: texts where texts differ, places where a list has other entries.
 * @param path of both
 */
export function findEdits(before: ContentValue, after: ContentValue, path: string): Edit[] {
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (isObject(before) && isObject(after) && sameKeys(before, after))
    return Object.keys(before).flatMap((key) => findEdits(before[key]!, after[key]!, `${path}.${key}`));
  return same(before, after) ? [] : [{ path, value: after }];
}

function editsOfList(before: ContentValue[], after: ContentValue[], path: string): Edit[] {
  if (before.length === after.length)
    return before.flatMap((value, index) => findEdits(value, after[index]!, `${path}[${index}]`));
  const kept = keptEntries(before, after);
  const entries = after.map((value, index) => {
    const from = kept.get(index);
    return from === undefined ? { value } : { from };
  });
  return [{ path, entries }];
}

/** For each place of `after` whose entry was there before, its place then: each entry once, the first that is alike. */
function keptEntries(before: ContentValue[], after: ContentValue[]): Map<number, number> {
  const free = before.map((value, index) => ({ value, index }));
  const kept = new Map<number, number>();
  after.forEach((value, index) => {
    const at = free.findIndex((entry) => same(entry.value, value));
    if (at >= 0) kept.set(index, free.splice(at, 1)[0]!.index);
  });
  return kept;
}

function sameKeys(one: ContentObject, other: ContentObject): boolean {
  return keysOf(one).join() === keysOf(other).join();
}

function keysOf(value: ContentObject): string[] {
  return Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
}

/** The order of an object's fields does not count: a form has one of its own. */
function same(one: ContentValue | undefined, other: ContentValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (isObject(one) && isObject(other))
    return sameKeys(one, other) && Object.keys(one).every((key) => same(one[key], other[key]));
  return one === other;
}
