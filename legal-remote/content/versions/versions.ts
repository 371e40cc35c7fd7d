import type { Policy } from '../../policy/policy.schema';
import { v1 } from './v1.content';

/**
 * All versions of the policy, oldest first; the last is the one in force. To change the policy once it was published:
 *
 * 1. Copy the last `v1.content.ts` and `v1.schema.ts` to `v2.…`, rename what they export, and add it here.
 * 2. Change the copy: its texts, `version`, dates and `changes`.
 * 3. When everything in it is confirmed: `npm run seal -w legal-remote -- v2`, and commit.
 */
export const versions: Policy[] = [v1];
