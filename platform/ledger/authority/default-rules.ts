import type { PartRule } from './people';

type Needed = Pick<PartRule, 'persons' | 'besidesAuthor'>;

/** How many persons a part's release takes by default; the policy is read by one who did not write it. */
const DEFAULTS: Record<string, Needed> = {
  landing: { persons: 1, besidesAuthor: 0 },
  legal: { persons: 2, besidesAuthor: 1 },
};
const OTHERWISE: Needed = { persons: 2, besidesAuthor: 0 };

/** What a release takes of a team of one person, who began alone. */
export const ALONE: Needed = { persons: 1, besidesAuthor: 0 };

/** With two editors or more, no one of them can change who may ship what. */
export const EDITORS_NEEDED = 2;

/** How many persons a release of a part takes by default. */
export function usualRule(part: string): Needed {
  return DEFAULTS[part] ?? OTHERWISE;
}
