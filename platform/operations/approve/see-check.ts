import { type DeploymentParts, type Predicate, previewId, readNewestCheck } from '@site/ledger';
import type { Store } from '@site/store';

/** The newest check of a combination, as its approver sees it; null for none. */
export type SeenCheck = Predicate<'approval'>['check'];

/** The newest check of exactly this combination, whatever it found; null for none. */
export async function seeCheck(store: Store, parts: DeploymentParts): Promise<SeenCheck> {
  const stored = await readNewestCheck(store, previewId(parts));
  if (!stored) return null;
  const { check, sha256 } = stored;
  const isSame = Object.entries(parts).every(
    ([part, { manifestSha256 }]) => check.parts[part]?.manifestSha256 === manifestSha256,
  );
  return isSame ? { sha256, isPassed: check.isPassed, time: check.time } : null;
}
