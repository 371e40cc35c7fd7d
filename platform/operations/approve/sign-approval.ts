import {
  type Approval,
  type DeploymentParts,
  type People,
  type Predicate,
  type SignedApproval,
  type Signer,
  manifestDigests,
  previewId,
  readSignedCheck,
  sign,
} from '@site/ledger';
import type { Store } from '@site/store';

/** The newest check of a combination, as its approver sees it; null for none. */
export type SeenCheck = Predicate<'approval'>['check'];

/** The newest check of exactly this combination that was signed, whatever it found; null for none. */
export async function seeCheck(store: Store, parts: DeploymentParts, people: People): Promise<SeenCheck> {
  const stored = await readSignedCheck(store, previewId(parts), people);
  if (!stored) return null;
  const { check, sha256 } = stored;
  const isSame = Object.entries(parts).every(
    ([part, { manifestSha256 }]) => check.parts[part]?.manifestSha256 === manifestSha256,
  );
  return isSame ? { sha256, isPassed: check.isPassed, time: check.time } : null;
}

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
  const check = await seeCheck(store, said.parts, people);
  return { ...said, isApproved: true, message: '', check };
}
