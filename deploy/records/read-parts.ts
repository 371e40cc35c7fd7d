import { readPartBuild } from './read-part-build';
import type { PartBuild } from './part-build';
import type { ReleaseManifest } from './release-manifest';
import { readRelease } from './releases';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import type { DeploymentParts } from './choose-releases';

/** The releases of a deployment, ready to be judged and composed. */
interface DeploymentReleases {
  manifests: Record<string, ReleaseManifest>;
  builds: Record<string, PartBuild>;
}

/** @throws SiteError `release-unknown`, and what reading a release throws */
export async function readParts(store: Store, parts: DeploymentParts): Promise<DeploymentReleases> {
  const manifests: Record<string, ReleaseManifest> = {};
  const builds: Record<string, PartBuild> = {};
  for (const [part, { release }] of Object.entries(parts)) {
    const stored = await readRelease(store, part, release);
    if (!stored) {
      throw new SiteError(
        'release-unknown',
        `Release ${release} of ${part} is not in the store.`,
        'Restore it from a backup, or publish the part again.',
      );
    }
    manifests[part] = stored.manifest;
    builds[part] = await readPartBuild(store, stored);
  }
  return { manifests, builds };
}
