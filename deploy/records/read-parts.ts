import { readPartBuild } from './read-part-build';
import type { PartBuild } from './part-build';
import type { ReleaseManifest } from './release-manifest';
import { readRelease } from './releases';
import { mapLimited } from '../store/map-limited';
import { SiteError } from '../store/site-error';
import { CALLS_AT_ONCE, type Store } from '../store/store';
import type { DeploymentParts } from './choose-releases';

/** The releases of a deployment, ready to be checked and composed. */
interface DeploymentReleases {
  manifests: Record<string, ReleaseManifest>;
  builds: Record<string, PartBuild>;
}

/** @throws SiteError `release-unknown`, and what reading a release throws */
export async function readParts(store: Store, parts: DeploymentParts): Promise<DeploymentReleases> {
  const read = await mapLimited(Object.entries(parts), CALLS_AT_ONCE, async ([part, { release }]) => {
    const stored = await readRelease(store, part, release);
    if (!stored) throw unknownRelease(part, release);
    return { part, manifest: stored.manifest, build: await readPartBuild(store, stored) };
  });
  return {
    manifests: Object.fromEntries(read.map(({ part, manifest }) => [part, manifest])),
    builds: Object.fromEntries(read.map(({ part, build }) => [part, build])),
  };
}

function unknownRelease(part: string, release: string): SiteError {
  return new SiteError(
    'release-unknown',
    `Release ${release} of ${part} is not in the store.`,
    'Restore it from a backup, or publish the part again.',
  );
}
