import { diffArrays } from 'diff';
import { type ClauseGroup, clausesOf } from './clauses';
import { plainText } from './texts';
import type { Policy } from './policy.schema';

/** Some words of a clause that follow each other: in both versions, added, or removed. */
export type Segment = [kind: 'same' | 'added' | 'removed', text: string];

/** What changed in one sub-section; each changed clause is a list of segments. */
export interface Difference extends Pick<ClauseGroup, 'number' | 'title'> {
  clauses: Segment[][];
}

/** A word with the space behind it, with the vowel signs and joiners of Indian scripts. A {name} or a ⟦placeholder⟧ is one word, so that it is never cut in two. */
const WORD = /(\{\w+\}|⟦[^⟧]*⟧|[\p{L}\p{M}\p{N}\u200c\u200d]+|\S)\s*/gu;

/** Two clauses that share less than this part of their words count as one removed and one added. */
const SIMILAR = 0.5;

/** What a version changed, clause by clause. Unchanged sub-sections and clauses are left out; those that are gone come last. */
export function compareVersions(before: Policy, after: Policy): Difference[] {
  const earlier = new Map(clausesOf(before).map((group) => [group.key, group]));
  const later = clausesOf(after);
  const differences = later.map((group) => differenceOf(group, earlier.get(group.key), group));
  const kept = new Set(later.map(({ key }) => key));
  const gone = [...earlier.values()].filter(({ key }) => !kept.has(key));
  return [...differences, ...gone.map((group) => differenceOf(group, group, undefined))].filter(
    ({ clauses }) => clauses.length > 0,
  );
}

function differenceOf(
  { number, title }: ClauseGroup,
  before: ClauseGroup | undefined,
  after: ClauseGroup | undefined,
): Difference {
  return { number, title, clauses: changedClauses(plainClauses(before), plainClauses(after)) };
}

/** `5.3 How to ask`, `5. Your rights`, or the title alone. */
export function placeOfDifference({ number, title }: Difference): string {
  if (number === null) return title;
  return number.includes('.') ? `${number} ${title}` : `${number}. ${title}`;
}

function plainClauses(group: ClauseGroup | undefined): string[] {
  return group?.clauses.map(plainText) ?? [];
}

function changedClauses(before: string[], after: string[]): Segment[][] {
  const changed: Segment[][] = [];
  let removed: string[] = [];
  // `diffArrays` lists removed clauses directly before the added clauses that replace them.
  for (const run of diffArrays(before, after)) {
    if (run.removed) removed = run.value;
    else if (run.added) changed.push(...pairClauses(removed.splice(0), run.value));
    else changed.push(...removed.splice(0).map(wholly('removed')));
  }
  return [...changed, ...removed.map(wholly('removed'))];
}

/** Shows an added clause that is similar to a removed one as one changed clause; the rest as removed, then added. */
function pairClauses(removed: string[], added: string[]): Segment[][] {
  const paired: Segment[][] = [];
  let lastPair = 0;
  for (const text of added) {
    const index = removed.findIndex((old) => sharedPart(wordSegments(old, text)) >= SIMILAR);
    if (index < 0) {
      paired.push(wholly('added')(text));
    } else {
      const passed = removed.splice(0, index + 1);
      paired.push(...passed.slice(0, -1).map(wholly('removed')), wordSegments(passed[index] ?? '', text));
      lastPair = paired.length;
    }
  }
  return paired.toSpliced(lastPair, 0, ...removed.map(wholly('removed')));
}

function wordSegments(before: string, after: string): Segment[] {
  const comparator = (one: string, other: string) => one.trimEnd() === other.trimEnd();
  const runs = diffArrays(before.match(WORD) ?? [], after.match(WORD) ?? [], { comparator });
  return runs.map(({ added, removed, value }) => [
    added ? 'added' : removed ? 'removed' : 'same',
    value.join(''),
  ]);
}

function sharedPart(segments: Segment[]): number {
  const length = (wanted: boolean) =>
    segments.reduce((sum, [kind, text]) => sum + (wanted === (kind === 'same') ? text.length : 0), 0);
  return length(true) / (length(true) + length(false) / 2);
}

function wholly(kind: Segment[0]) {
  return (text: string): Segment[] => [[kind, text]];
}
