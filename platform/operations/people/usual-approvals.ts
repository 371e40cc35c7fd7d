import type { PartRule, People } from '@site/ledger';

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

/** Whether a part has one person who publishes and approves it. A machine is none. */
export function isOfOne(
  persons: People['persons'],
  { publish, approve }: Pick<PartRule, 'publish' | 'approve'>,
): boolean {
  return new Set([...publish, ...approve].filter((id) => !persons[id]?.isMachine)).size === 1;
}
