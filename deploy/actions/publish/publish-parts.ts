import { type PartSizes, sizesOf } from '../../compare/compare-parts';
import type { DeploymentParts } from '../../records/choose-releases';
import type { NamedDeployment } from '../../records/deployment';
import { readLiveDeployment } from '../../records/live-deployment';
import type { ReleaseManifest } from '../../records/release-manifest';
import { readRelease } from '../../records/releases';
import type { Store } from '../../store/store';
import { preview, type Preview } from '../preview';
import { publish, publishDry, type PublishRequest } from './publish';

/** What became of one part. */
export interface PublishedPart {
  status: 'published' | 'already-published' | 'would-publish';
  manifest: ReleaseManifest;
  /** What visitors download of it, in bytes as brotli sends them; null while no release of the part is live. */
  sizes: { release: PartSizes; live: PartSizes | null };
  /** Whether exactly this release is live now. */
  isLive: boolean;
}

interface PublishPartsRequest extends Omit<PublishRequest, 'source'> {
  sources: PublishRequest['source'][];
  /** Names of all parts that a site has. */
  allParts: string[];
  /** Builds, and stores nothing. */
  isDry: boolean;
  /** Called after each part, so that what is stored is known even when a later part fails. */
  onPart: (part: PublishedPart) => void;
}

interface PublishPartsOutcome {
  /** The published parts with everything else that is live; null for a dry run, and while parts are missing. */
  preview: Preview | null;
  /** Parts without which there is no site to preview. */
  missing: string[];
}

/**
 * Publishes parts one after the other, then previews all of them together. Puts nothing live.
 * @throws SiteError `build-failed`, `release-invalid` and the like, and the store's faults
 */
export async function publishParts(request: PublishPartsRequest): Promise<PublishPartsOutcome> {
  const { store, sources, allParts, isDry, onPart } = request;
  const published: DeploymentParts = {};
  let deployment: NamedDeployment | null | undefined;
  for (const source of sources) {
    const { status, manifest, sha256 } = await publishOne({ ...request, source }, isDry);
    const { part, release } = manifest;
    deployment ??= (await readLiveDeployment(store))?.deployment ?? null;
    const live = deployment?.record.parts ?? {};
    const sizes = { release: sizesOf(manifest), live: await liveSizes(store, live, part) };
    onPart({ status, manifest, sizes, isLive: live[part]?.release === release });
    if (sha256) published[part] = { release, manifestSha256: sha256 };
  }
  if (isDry) return { preview: null, missing: [] };
  const missing = allParts.filter((part) => !(part in { ...deployment?.record.parts, ...published }));
  return {
    preview: missing.length > 0 ? null : await preview({ store, parts: published, live: deployment }),
    missing,
  };
}

async function publishOne(request: PublishRequest, isDry: boolean) {
  if (isDry) return { ...(await publishDry(request)), sha256: null };
  return publish(request);
}

async function liveSizes(store: Store, live: DeploymentParts, part: string): Promise<PartSizes | null> {
  const stored = live[part]
    ? await readRelease(store, part, live[part].release, live[part].manifestSha256)
    : null;
  return stored && sizesOf(stored.manifest);
}
