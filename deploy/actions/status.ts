import type { MissingValue } from '@site/shared/site';
import { readMissingValues } from '../build/missing-values';
import { deploymentOf, readChannel } from '../records/live-pointer';
import { nullIfDamaged } from '../store/damage';
import { readChain } from '../records/deployment-chain';
import type { ReleaseManifest } from '../records/release-manifest';
import { listReleases, readRelease, type StoredRelease } from '../records/releases';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { NamedDeployment } from '../records/deployment';
import type { Store } from '../store/store';

/** What a release says of itself, without its files. */
export type ReleaseSummary = Pick<
  ReleaseManifest,
  'part' | 'release' | 'version' | 'author' | 'message' | 'time' | 'git'
>;

/** What is live, and what could be. */
export interface Status {
  /** Null before the first promotion. */
  live: NamedDeployment | null;
  /** The deployment that was live before; null for the first. */
  previous: NamedDeployment | null;
  /** By part, what is live; null where its manifest is gone. */
  parts: { part: string; release: string; manifest: ReleaseSummary | null }[];
  /** Releases that were published after the one that is live, newest first. */
  newer: ReleaseSummary[];
  /** Business values for which the live shell shows those of the example business. */
  missingValues: MissingValue[];
  problems: SiteProblem[];
}

/** @param names every part's name */
export async function readStatus(store: Store, channel: string, names: string[]): Promise<Status> {
  const pointer = await readChannel(store, channel);
  const { deployments, problems } = await readChain(store, pointer && deploymentOf(pointer.pointer), 2);
  const [live = null, previous = null] = deployments;
  const status: Status = { live, previous, parts: [], newer: [], missingValues: [], problems };
  for (const part of new Set([...names, ...Object.keys(live?.deployment.parts ?? {})])) {
    const release = live?.deployment.parts[part]?.release;
    const manifest = release ? await readRelease(store, part, release).catch(nullIfDamaged) : null;
    if (release) status.parts.push({ part, release, manifest: manifest && summaryOf(manifest.manifest) });
    if (part === 'shell' && manifest) {
      status.missingValues = await missingValuesOf(store, manifest, status.problems);
    }
    const published = await listReleases(store, part);
    status.problems.push(...published.problems);
    status.newer.push(
      ...newerThan(
        manifest?.manifest ?? null,
        published.releases.map((stored) => stored.manifest),
      ),
    );
  }
  return status;
}

/** @param problems takes what is wrong with the release's list */
async function missingValuesOf(
  store: Store,
  { manifest }: StoredRelease,
  problems: SiteProblem[],
): Promise<MissingValue[]> {
  try {
    return (await readMissingValues(store, manifest)) ?? [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    problems.push(error.toProblem());
    return [];
  }
}

function newerThan(live: ReleaseManifest | null, published: ReleaseManifest[]): ReleaseSummary[] {
  return published
    .filter(({ release, time }) => release !== live?.release && time > (live?.time ?? ''))
    .map(summaryOf);
}

function summaryOf({ part, release, version, author, message, time, git }: ReleaseManifest): ReleaseSummary {
  return { part, release, version, author, message, time, git };
}
