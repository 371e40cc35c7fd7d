import {
  type DeploymentParts,
  type NamedDeployment,
  type ReleaseManifest,
  type Signer,
  readLiveDeployment,
  readRelease,
} from '@site/ledger';
import { assertSources, containsCommit, type PartSource, withSnapshot } from '@site/builder';
import { type PartSizes, sizesOf } from '@site/gates';
import type { Store } from '@site/store';
import { preview, type Preview } from '../preview';
import { rememberingFailure } from './failed-publication';
import { assertMayPublish, publish, publishDry, type PublishRequest } from './publish';

/** What became of one part. */
export interface PublishedPart {
  status: 'published' | 'already-published' | 'would-publish';
  manifest: ReleaseManifest;
  /** What visitors download of it, in bytes as brotli sends them; null while no release of the part is live. */
  sizes: { release: PartSizes; live: PartSizes | null };
  /** Whether exactly this release is live now. */
  isLive: boolean;
  /** The live release of the part, when it was built from a commit that this working copy lacks: its words would go. */
  notInWorkingCopy: ReleaseManifest | null;
}

interface PublishPartsRequest extends Omit<PublishRequest, 'source'> {
  sources: PartSource[];
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
  /** Parts without which there is no site to preview; a site that is live needs no others. */
  missing: string[];
}

/**
 * Publishes parts as they are now, one after the other, then previews all of them together. Puts nothing live.
 * @throws SiteError `build-failed`, `release-invalid` and the like, and the store's faults
 */
export async function publishParts(request: PublishPartsRequest): Promise<PublishPartsOutcome> {
  const { root, sources, isDry } = request;
  const publishThem = () =>
    withSnapshot(root, sources, (taken) => publishAll({ ...request, sources: taken }));
  return isDry ? publishThem() : rememberingFailure(request, publishThem);
}

async function publishAll(request: PublishPartsRequest): Promise<PublishPartsOutcome> {
  const { store, root, sources, allParts, isDry, onPart } = request;
  const signers: (Signer | null)[] = [];
  if (!isDry) for (const source of sources) signers.push(await assertMayPublish({ ...request, source }));
  await assertSources(root, sources);
  const published: DeploymentParts = {};
  let deployment: NamedDeployment | null | undefined;
  for (const [index, source] of sources.entries()) {
    const { status, manifest, sha256 } = isDry
      ? { ...(await publishDry({ ...request, source })), sha256: null }
      : await publish({ ...request, source }, signers[index]!);
    const { part, release } = manifest;
    deployment ??= await readLiveDeployment(store);
    const isLive = deployment?.record.parts[part]?.release === release;
    const live = await liveRelease(store, deployment?.record.parts[part], part);
    const sizes = { release: sizesOf(manifest), live: live && sizesOf(live) };
    const notInWorkingCopy = live && !isLive && (await isNewer(live, source)) ? live : null;
    onPart({ status, manifest, sizes, isLive, notInWorkingCopy });
    if (sha256) published[part] = { release, manifestSha256: sha256 };
  }
  if (isDry) return { preview: null, missing: [] };
  const missing = deployment ? [] : allParts.filter((part) => !(part in published));
  return {
    preview: missing.length > 0 ? null : await preview({ store, parts: published, live: deployment }),
    missing,
  };
}

async function liveRelease(
  store: Store,
  live: DeploymentParts[string] | undefined,
  part: string,
): Promise<ReleaseManifest | null> {
  const stored = live && (await readRelease(store, part, live.release, live.manifestSha256));
  return stored?.manifest ?? null;
}

async function isNewer({ git }: ReleaseManifest, source: PartSource): Promise<boolean> {
  return git !== null && (await containsCommit(source.folder, git.commit, source.git?.commit)) === false;
}
