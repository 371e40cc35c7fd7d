import { type Approval, type DeploymentParts, type People, previewId, readSignedCheck } from '@site/ledger';
import type { Store } from '@site/store';

/** The newest check of a combination, as its approver sees it; null for none. */
export type SeenCheck = Approval['check'];

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

/** The approval that promoting or scheduling a part's release implies, to be signed. */
export async function implicitApproval(
  store: Store,
  said: Pick<Approval, 'part' | 'parts'>,
  people: People,
): Promise<Omit<Approval, 'time'>> {
  const check = await seeCheck(store, said.parts, people);
  return { ...said, isApproved: true, message: '', check };
}
