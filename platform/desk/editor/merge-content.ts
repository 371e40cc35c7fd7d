import { isDeepStrictEqual } from 'node:util';
import { type ContentValue, type ContentValues, isObject } from '@site/shared/content/content-value';

/** Their values with what you have changed; where both have, with yours, and with both among the conflicts. */
export interface Merge {
  merged: ContentValues;
  conflicts: { path: string; yours: ContentValue | null; theirs: ContentValue | null }[];
  /** Whether something was confirmed that no person has read as it is now: it is not confirmed any more. */
  isTakenBack: boolean;
}

type Value = ContentValue | undefined;

/**
 * What two people have made of the same values; entries of lists are the same by their ids. A confirmation stays with the very words
 * that were read: of words of one and a confirmation of the other, nothing is confirmed.
 * @param before what both began with
 */
export function mergeContent(before: ContentValues, yours: ContentValues, theirs: ContentValues): Merge {
  const conflicts: Merge['conflicts'] = [];
  let isTakenBack = false;
  const merged = merge(before, yours, theirs, '') as ContentValues;
  const [all, ...sides] = [merged, yours, theirs].map(withOwnConfirmation) as [Confirmable, ...Confirmable[]];
  if (!isUnread(all, sides)) return { merged, conflicts, isTakenBack };
  return { merged: { ...merged, translation: { confirmed: false } }, conflicts, isTakenBack: true };

  function merge(was: Value, mine: Value, other: Value, path: string): Value {
    if (isDeepStrictEqual(mine, was) || isDeepStrictEqual(mine, other)) return other;
    if (isDeepStrictEqual(other, was)) return mine;
    const isList = Array.isArray(mine);
    const [first, second, third] = [was, mine, other].map((value) =>
      Array.isArray(value) === isList ? membersOf(value) : null,
    );
    if (!first || !second || !third) {
      conflicts.push({ path, yours: mine ?? null, theirs: other ?? null });
      return mine ?? other;
    }
    // In the order of who has moved, added or removed some; in yours where both have.
    const ordered = isDeepStrictEqual([...second.keys()], [...first.keys()]) ? third : second;
    const merged: [string, ContentValue][] = [];
    for (const key of new Set([...ordered, ...second, ...third].map(([name]) => name))) {
      const inner = isList ? `${path}[${merged.length}]` : innerPath(path, key);
      const value = merge(first.get(key), second.get(key), third.get(key), inner);
      if (value !== undefined) merged.push([key, value]);
    }
    if (isList) return merged.map(([, value]) => value);
    const whole = Object.fromEntries(merged);
    if (!isUnread(whole, [second, third].map(Object.fromEntries))) return whole;
    isTakenBack = true;
    return { ...whole, confirmed: false };
  }
}

type Confirmable = Record<string, unknown>;

/** Whether words are confirmed that none of those who confirmed some had read all as they are. */
function isUnread(merged: Confirmable, sides: Confirmable[]): boolean {
  const wordsIn = ({ confirmed: _, question: __, ...words }: Confirmable) => words;
  const hasRead = (side: Confirmable) =>
    side.confirmed === true && isDeepStrictEqual(wordsIn(side), wordsIn(merged));
  return merged.confirmed === true && !sides.some(hasRead);
}

/** A translated file is confirmed as a whole. */
function withOwnConfirmation({ translation, ...words }: ContentValues): Confirmable {
  return { ...words, confirmed: isObject(translation) && translation.confirmed };
}

/** What an object has by its names, and a list by the ids of its entries; null for anything else. */
function membersOf(value: Value): Map<string, Value> | null {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return null;
  const ids = idsIn(value);
  return ids.every((id) => typeof id === 'string') ? new Map(ids.map((id, at) => [id, value[at]])) : null;
}

const idsIn = (list: ContentValue[]) => list.map((entry) => (isObject(entry) ? entry.id : null));

/** Where two values differ: the smallest values that do. @param path of both; '' for several by their names */
export function changedPaths(before: Value, after: Value, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      changedPaths(before[key], after[key], innerPath(path, key)),
    );
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  // In another order, a list is another one as a whole.
  if (isList && idsIn(before).join() === idsIn(after).join())
    return before.flatMap((value, index) => changedPaths(value, after[index], `${path}[${index}]`));
  return [path];
}

const innerPath = (path: string, key: string) => (path ? `${path}.${key}` : key);
