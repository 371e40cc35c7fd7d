import type { ReleaseName } from '../../../api/names';
import type { CandidatePage } from '../../../api/waiting';

/** What acts on a candidate and on those with it ask for. */
export function togetherOf({ candidate, beside }: CandidatePage): ReleaseName & { beside?: ReleaseName[] } {
  const { part, release } = candidate;
  const named = beside.map((one) => ({ part: one.part, release: one.release }));
  return { part, release, ...(named.length > 0 && { beside: named }) };
}

/** Their parts: `['landing', 'legal']`. */
export function partsOf({ candidate, beside }: CandidatePage): string[] {
  return [candidate.part, ...beside.map(({ part }) => part)];
}
