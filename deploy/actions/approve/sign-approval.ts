import type { Signer } from '../../authority/envelope';
import { sign } from '../../authority/statement';
import type { Approval, SignedApproval } from '../../records/approvals';
import { manifestKey } from '../../records/record-names';

/** Signs a yes or no to a part's release in a combination, now. */
export async function signApproval(signer: Signer, said: Omit<Approval, 'time'>): Promise<SignedApproval> {
  const approval = { ...said, time: new Date().toISOString() };
  const subjects = Object.entries(said.parts).map(
    ([part, { release, manifestSha256 }]) => [manifestKey(part, release), manifestSha256] as const,
  );
  return { approval, envelope: await sign(signer, 'approval', approval, Object.fromEntries(subjects)) };
}
