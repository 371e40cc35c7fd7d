import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type DeploymentParts,
  type NamedDeployment,
  type ReleaseManifest,
  type Signer,
  listReleaseIds,
  readLiveDeployment,
  readRelease,
} from '@site/ledger';
import { assertSources, containsCommit, type PartSource, withSnapshot } from '@site/builder';
import { SiteError } from '@site/errors';
import { type PartSizes, sizesOf } from '@site/gates';
import { type Store, jsonIn, readIfThere } from '@site/store';
import { preview, type Preview } from '../preview';
import { assertMayPublish, publish, publishDry, type PublishRequest } from './publish';

/** What became of one part. */
export interface PublishedPart {
  status: 'published' | 'already-published' | 'would-publish';
  manifest: ReleaseManifest;
  /** What visitors download of it, in bytes as brotli sends them; null while no release of the part is live. */
  sizes: { release: PartSizes; live: PartSizes | null };
  /** Whether the person who publishes signed it again. */
  isSignedAgain: boolean;
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
  const { store, root, sources, isDry } = request;
  const publishThem = () =>
    withSnapshot(root, sources, (taken) => publishAll({ ...request, sources: taken }));
  if (isDry) return publishThem();
  // A failure is remembered in the working copy: else a promotion takes what was published before for the newest.
  try {
    const outcome = await publishThem();
    await rm(memoryFile(root, 'failed'), { force: true });
    return outcome;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    const failed: FailedPublication = { store: store.describe(), time: new Date().toISOString(), message };
    await writeMemory(root, 'failed', failed);
    throw error;
  }
}

async function publishAll(request: PublishPartsRequest): Promise<PublishPartsOutcome> {
  const { store, root, sources, allParts, isDry, onPart } = request;
  const signers: (Signer | null)[] = [];
  if (!isDry) for (const source of sources) signers.push(await assertMayPublish({ ...request, source }));
  await assertSources(root, sources);
  const published: DeploymentParts = {};
  let deployment: NamedDeployment | null | undefined;
  for (const [index, source] of sources.entries()) {
    const { status, manifest, sha256, isSignedAgain } = isDry
      ? { ...(await publishDry({ ...request, source })), sha256: null, isSignedAgain: false }
      : await publish({ ...request, source }, signers[index]!);
    const { part, release } = manifest;
    deployment ??= await readLiveDeployment(store);
    const named = deployment?.record.parts[part];
    const live = named
      ? ((await readRelease(store, part, named.release, named.manifestSha256))?.manifest ?? null)
      : null;
    const isLive = named?.release === release;
    const sizes = { release: sizesOf(manifest), live: live && sizesOf(live) };
    const isMissing = async (git: ReleaseManifest['git']) =>
      git && (await containsCommit(source.folder, git.commit, source.git?.commit)) === false;
    const notInWorkingCopy = live && !isLive && (await isMissing(live.git)) ? live : null;
    onPart({ status, manifest, sizes, isSignedAgain, isLive, notInWorkingCopy });
    if (sha256) published[part] = { release, manifestSha256: sha256 };
  }
  if (isDry) return { preview: null, missing: [] };
  const missing = deployment ? [] : allParts.filter((part) => !(part in published));
  return {
    preview: missing.length > 0 ? null : await preview({ store, parts: published, live: deployment }),
    missing,
  };
}

/**
 * A build that was made elsewhere may have any name.
 * @param known names in the table of parts
 * @throws SiteError `part-unknown`
 */
export async function assertKnownPart(store: Store, part: string, known: string[]): Promise<void> {
  if (known.includes(part) || (await listReleaseIds(store, part)).length > 0) return;
  throw new SiteError(
    'part-unknown',
    `This is a build of "${part}", and there is no such part: the table of parts does not have it (${known.join(', ')}), and the store has no release of it. Nothing was stored.`,
    'Correct the name in webpack.config.js, or put a row for the new part into parts.json (docs/own-repository.md).',
  );
}

/** A publication from a working copy that failed, and that none has followed since. */
export interface FailedPublication {
  /** The store, as it describes itself. */
  store: string;
  time: string;
  /** What it said, in one line. */
  message: string;
}

/** Where a working copy remembers what was published of it, next to its build cache: forgetting it costs a build, nothing else. */
const memoryFile = (root: string, name: string) => join(root, '.cache', 'published', `${name}.json`);

/** What a working copy remembers under a name; null for nothing. */
export async function readMemory<Memory>(root: string, name: string): Promise<Memory | null> {
  return (jsonIn((await readIfThere(memoryFile(root, name))) ?? Buffer.alloc(0)) as Memory) ?? null;
}

export async function writeMemory(root: string, name: string, memory: object): Promise<void> {
  await mkdir(dirname(memoryFile(root, name)), { recursive: true });
  await writeFile(memoryFile(root, name), JSON.stringify(memory));
}

/** The publication to a store that failed last; null where one has succeeded since. */
export async function readFailedPublication(root: string, store: Store): Promise<FailedPublication | null> {
  const failed = await readMemory<FailedPublication>(root, 'failed');
  return failed?.store === store.describe() ? failed : null;
}
