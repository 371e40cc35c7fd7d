import { diffArrays } from 'diff';
import { type ClauseGroup, clausesOf } from './clauses';
import { plainText } from './plain-text';
import type { Policy } from './policy.schema';

/** A run of a clause's words: in both versions, new, or gone. */
export type Segment = [kind: 'same' | 'added' | 'removed', text: string];

/** What changed in one part of the policy; each changed clause is a list of segments. */
export interface Difference {
  number: number | null;
  title: string;
  clauses: Segment[][];
}

/** A word with the space behind it. A {name} or a ⟦placeholder⟧ is one word, so that it is never cut in two. */
const WORD = /(\{\w+\}|⟦[^⟧]*⟧|[\p{L}\p{N}]+|\S)\s*/gu;

/** Clauses that share less than this of their words are told as one removed and one added. */
const ALIKE = 0.5;

/** What a version changed, clause by clause. Parts and clauses that stayed as they were are left out. */
export function compareVersions(before: Policy, after: Policy): Difference[] {
  const earlier = clausesOf(before);
  return clausesOf(after)
    .map((group, index) => ({
      number: group.number,
      title: group.title,
      clauses: changedClauses(plainClauses(earlier[index]), plainClauses(group)),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

function plainClauses(group: ClauseGroup | undefined): string[] {
  return group?.clauses.map(plainText) ?? [];
}

function changedClauses(before: string[], after: string[]): Segment[][] {
  const changed: Segment[][] = [];
  let removed: string[] = [];
  // Removed clauses come right before the added ones that took their place.
  for (const run of diffArrays(before, after)) {
    if (run.removed) removed = run.value;
    else if (run.added) changed.push(...pairClauses(removed.splice(0), run.value));
    else changed.push(...removed.splice(0).map(wholly('removed')));
  }
  return [...changed, ...removed.map(wholly('removed'))];
}

/** Tells a changed clause as one, where an added clause is like a removed one, and the rest as removed, then added. */
function pairClauses(removed: string[], added: string[]): Segment[][] {
  const told: Segment[][] = [];
  let lastPair = 0;
  for (const text of added) {
    const index = removed.findIndex((old) => sharedPart(wordSegments(old, text)) >= ALIKE);
    if (index < 0) {
      told.push(wholly('added')(text));
    } else {
      const paired = removed.splice(0, index + 1);
      told.push(...paired.slice(0, -1).map(wholly('removed')), wordSegments(paired[index] ?? '', text));
      lastPair = told.length;
    }
  }
  return told.toSpliced(lastPair, 0, ...removed.map(wholly('removed')));
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
