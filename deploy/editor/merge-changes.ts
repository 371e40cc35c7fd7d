import { type ContentValue, type ContentValues, isObject, stepsOf } from '@site/shared/content/content-value';
import { findEdits } from './find-edits';

/** A place that two people have changed at a time. */
interface Conflict {
  /** `hero.title` */
  path: string;
  yours: ContentValue | null;
  theirs: ContentValue | null;
}

export interface Merge {
  /** Their values with what you have changed; where both have, with yours. */
  merged: ContentValues;
  conflicts: Conflict[];
}

/** What two people have made of the same values. @param before what both began with */
export function mergeChanges(before: ContentValues, yours: ContentValues, theirs: ContentValues): Merge {
  const merged = structuredClone(theirs);
  const conflicts: Conflict[] = [];
  for (const { path } of findEdits(before, yours, '')) {
    const steps = stepsOf(path);
    const [was, mine, other] = [before, yours, theirs].map((values) => valueAt(values, steps) ?? null);
    if (!isSame(other!, was!) && !isSame(other!, mine!))
      conflicts.push({ path: path.slice(1), yours: mine!, theirs: other! });
    setValue(merged, steps, mine!);
  }
  return { merged, conflicts };
}

function isSame(one: ContentValue, other: ContentValue): boolean {
  return findEdits(one, other, '').length === 0;
}

function valueAt(values: ContentValues, steps: string[]): ContentValue | undefined {
  return steps.reduce<ContentValue | undefined>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isObject(inner) ? inner[step] : undefined;
  }, values);
}

/** Where the place is gone, theirs stay: the conflict says what was yours. */
function setValue(values: ContentValues, steps: string[], value: ContentValue): void {
  const container = valueAt(values, steps.slice(0, -1));
  const last = steps.at(-1)!;
  if (Array.isArray(container)) {
    if (Number(last) < container.length) container[Number(last)] = value;
  } else if (isObject(container) && last in container) container[last] = value;
}
