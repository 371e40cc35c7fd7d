import { isDeepStrictEqual } from 'node:util';
import type { Saved } from '../api/edit';
import {
  type ContentObject,
  type ContentValue,
  type ContentValues,
  isObject,
} from '@site/shared/content/content-value';

/** Their values with what you have changed; where both have, with yours, and with both among the conflicts. */
type Merge = Pick<Extract<Saved, { status: 'conflict' }>, 'merged' | 'conflicts'>;

type Value = ContentValue | undefined;

/** What two people have made of the same values; entries of lists are the same by their ids. @param before what both began with */
export function mergeContent(before: ContentValues, yours: ContentValues, theirs: ContentValues): Merge {
  const conflicts: Merge['conflicts'] = [];
  return { merged: merge(before, yours, theirs, '') as ContentValues, conflicts };

  function merge(was: Value, mine: Value, other: Value, path: string): Value {
    if (isDeepStrictEqual(mine, was) || isDeepStrictEqual(mine, other)) return other;
    if (isDeepStrictEqual(other, was)) return mine;
    if (isObject(was) && isObject(mine) && isObject(other)) {
      const inner = keysOf(other, mine).map(
        (key) => [key, merge(was[key], mine[key], other[key], innerPath(path, key))] as const,
      );
      return Object.fromEntries(inner.filter(([, value]) => value !== undefined));
    }
    if (isListOfEntries(was) && isListOfEntries(mine) && isListOfEntries(other))
      return mergeLists(was, mine, other, path);
    conflicts.push({ path, yours: mine ?? null, theirs: other ?? null });
    return mine ?? other;
  }

  /** In the order of the version that has moved, added or removed entries; in yours where both have. */
  function mergeLists(
    was: ContentObject[],
    mine: ContentObject[],
    other: ContentObject[],
    path: string,
  ): ContentValue[] {
    const ordered = isDeepStrictEqual(mine.map(idOf), was.map(idOf)) ? other : mine;
    const ids = new Set([...ordered, ...mine, ...other].map(idOf));
    const merged: ContentValue[] = [];
    for (const id of ids) {
      const [first, second, third] = [was, mine, other].map((list) =>
        list.find((entry) => idOf(entry) === id),
      );
      const entry = merge(first, second, third, `${path}[${merged.length}]`);
      if (entry !== undefined) merged.push(entry);
    }
    return merged;
  }
}

/** Where two values differ: the smallest values that do. @param path of both; '' for several by their names */
export function changedPaths(before: Value, after: Value, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after))
    return keysOf(before, after).flatMap((key) =>
      changedPaths(before[key], after[key], innerPath(path, key)),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((value, index) => changedPaths(value, after[index], `${path}[${index}]`));
  return [path];
}

const innerPath = (path: string, key: string) => (path ? `${path}.${key}` : key);

const keysOf = (...objects: ContentObject[]) => [...new Set(objects.flatMap(Object.keys))];

const idOf = ({ id }: ContentObject) => id;

function isListOfEntries(value: Value): value is ContentObject[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}
