import { type DeploymentParts, type ReleaseChoice, chooseReleases, readPreview } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/**
 * Releases as they are named: by themselves, or by the id of a preview.
 * @throws SiteError `candidate-unknown`, and what choosing releases throws
 */
export async function partsOfCandidate(
  store: Store,
  candidate: string | ReleaseChoice[],
): Promise<DeploymentParts> {
  if (typeof candidate !== 'string') return chooseReleases(store, candidate);
  const preview = await readPreview(store, candidate);
  if (preview) return preview.parts;
  throw new SiteError(
    'candidate-unknown',
    `There is no preview ${candidate}; nothing was done.`,
    'Name a release (landing@3fa9c2d41b7e0011), or the 32 digits of a preview. They are listed by: npm run site -- status',
  );
}
