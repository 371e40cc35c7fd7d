import {
  type Approval,
  type People,
  type SignedApproval,
  type Signer,
  manifestDigests,
  sign,
} from '@site/ledger';
import type { Store } from '@site/store';
import { assertPreviewAsReleased } from './preview-as-released';
import { seeCheck } from './see-check';

/** Signs an approval or rejection of a part's release in a combination, with what its approver has seen of it, now. */
export async function signApproval(signer: Signer, said: Omit<Approval, 'time'>): Promise<SignedApproval> {
  const approval = { ...said, time: new Date().toISOString() };
  return { approval, envelope: await sign(signer, 'approval', approval, manifestDigests(said.parts)) };
}

/** The approval that promoting or scheduling a part's release implies, to be signed. */
export async function implicitApproval(
  store: Store,
  said: Pick<Approval, 'part' | 'parts'>,
  people: People,
): Promise<Omit<Approval, 'time'>> {
  await assertPreviewAsReleased(store, said.parts);
  const check = await seeCheck(store, said.parts, people);
  return { ...said, isApproved: true, message: '', check };
}
