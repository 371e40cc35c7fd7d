import type { Policy } from '../../policy/policy.schema';
import { v1 } from './v1.content';

/**
 * The version that the page shows in full: `'v1'`; null for the last one. While the day of a new version has not come, the
 * one before stays here, and the list of versions shows the new one as the coming version.
 */
export const versionInForce: string | null = null;

/**
 * All versions of the policy, oldest first. To change the policy after it was published:
 *
 * 1. Copy the last `v1.content.ts` and `v1.schema.ts` to `v2.…`. In the first, write `v2` in `export const v1` and in
 *    `id: 'v1'`; in the second, `v2Schema` in the place of `v1Schema`.
 * 2. Here: below the first import, add `import { v2 } from './v2.content';`, and make the last line `[v1, v2]`.
 * 3. Change the copy: its texts, `version`, `status` and `changes`.
 * 4. When all of it is confirmed: `npm run freeze-version -w legal-remote -- v2`, and commit.
 */
export const versions: Policy[] = [v1];
