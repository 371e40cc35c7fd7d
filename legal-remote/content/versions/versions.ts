import type { Policy } from '../../policy/policy.schema';
import { v1 } from './v1.content';

/**
 * All versions of the policy, oldest first; the page shows the last. To change the policy after it was published:
 *
 * 1. Copy the last `v1.content.ts` and `v1.schema.ts` to `v2.…`, rename what they export, and add it here.
 * 2. Change the copy: its texts, `version`, `status` and `changes`.
 * 3. When all of it is confirmed: `npm run freeze-version -w legal-remote -- v2`, and commit.
 */
export const versions: Policy[] = [v1];
