import type { DeploymentParts } from '../records/choose-releases';
import type { SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';
import { verifyRelease } from '../records/verify-release';

/**
 * Every file of every release is there, with the bytes that its manifest and its deployment vouch for. Checked before any of
 * them is read for composing.
 */
export async function wholeReleasesGate(store: Store, parts: DeploymentParts): Promise<SiteProblem[]> {
  const problems = await Promise.all(
    Object.entries(parts).map(([part, { release, manifestSha256 }]) =>
      verifyRelease(store, part, release, manifestSha256),
    ),
  );
  return problems.flat();
}
