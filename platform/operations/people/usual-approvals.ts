import type { PartRule, People } from '@site/ledger';

type Team = Pick<PartRule, 'publish' | 'approve'>;
type Needed = Pick<PartRule, 'persons' | 'besidesAuthor'>;

/** How many persons a part's release takes by default; the policy is read by one who did not write it. */
const DEFAULTS: Record<string, Needed> = {
  landing: { persons: 1, besidesAuthor: 0 },
  legal: { persons: 2, besidesAuthor: 1 },
};

/** What a release takes of a team of one person, who began alone. */
export const ALONE: Needed = { persons: 1, besidesAuthor: 0 };

/** How many approvals a part's release takes, unless the policy says otherwise. */
export function usualApprovals(part: string): Needed {
  return DEFAULTS[part] ?? { persons: 2, besidesAuthor: 0 };
}

/**
 * How many persons a release takes once a team is another: the usual number where it was of one person, and is no more; one where
 * it comes to be of one; else as many as before.
 */
export function neededAfter(persons: People['persons'], part: string, before: PartRule, after: Team): Needed {
  const [had, has] = [before, after].map((rule) => countTeam(persons, rule)) as [number, number];
  if (had === 1 && has > 1) return usualApprovals(part);
  if (had > 1 && has === 1) return ALONE;
  return { persons: before.persons, besidesAuthor: before.besidesAuthor };
}

/** Whether a part has one person who publishes and approves it. A machine is none. */
export function isOfOne(persons: People['persons'], rule: Team): boolean {
  return countTeam(persons, rule) === 1;
}

function countTeam(persons: People['persons'], { publish, approve }: Team): number {
  return new Set([...publish, ...approve].filter((id) => !persons[id]?.isMachine)).size;
}
