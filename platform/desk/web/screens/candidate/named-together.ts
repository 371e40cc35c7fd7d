import type { ReleaseName } from '../../../api/names';
import type { CandidatePage } from '../../../api/waiting';

/** What acts on a candidate and on those with it ask for. */
export function togetherOf({
  candidate,
  together,
  seen,
}: CandidatePage): ReleaseName & { together?: ReleaseName[]; seen: string } {
  const { part, release } = candidate;
  const named = together.map((one) => ({ part: one.part, release: one.release }));
  return { part, release, seen, ...(named.length > 0 && { together: named }) };
}

/** Their parts: `['landing', 'legal']`. */
export function partsOf({ candidate, together }: CandidatePage): string[] {
  return [candidate.part, ...together.map(({ part }) => part)];
}
