import type { Signer } from '../../authority/envelope';
import { sign } from '../../authority/statement';
import type { Approval, SignedApproval } from '../../records/approvals';
import { manifestDigests } from '../../records/record-names';

/** Signs a yes or no to a part's release in a combination, now. */
export async function signApproval(signer: Signer, said: Omit<Approval, 'time'>): Promise<SignedApproval> {
  const approval = { ...said, time: new Date().toISOString() };
  return { approval, envelope: await sign(signer, 'approval', approval, manifestDigests(said.parts)) };
}
