import { listChannels, deploymentOf, readChannel } from './live-pointer';
import { readChain } from './deployment-chain';
import { mapLimited } from '../store/map-limited';
import { manifestKey } from './record-names';
import { SiteError, type SiteProblem } from '../store/site-error';
import { type NamedDeployment, siteTreeOf } from './deployment';
import type { Store } from '../store/store';
import { listPreviews, type StoredPreview } from './previews';
import { type Pruning, readPrunings } from './prunings';

/** A channel's history as far as it can be read. */
export interface ChannelHistory {
  name: string;
  /** Newest first. */
  deployments: NamedDeployment[];
}

export interface ReleaseName {
  part: string;
  release: string;
}

/** `landing@3fa9c2d41b7e0011` */
export function idOfRelease({ part, release }: ReleaseName): string {
  return `${part}@${release}`;
}

/** What lies in a store, by name, and what of it the channels reach. */
export interface Inventory {
  channels: ChannelHistory[];
  /** What is wrong with pointers and chains. */
  problems: SiteProblem[];
  /** All deployments that a channel reaches, by name. */
  reached: Map<string, NamedDeployment>;
  /** Names in `deployments/`. */
  deployments: string[];
  /** Names in `sites/`. */
  trees: string[];
  releases: ReleaseName[];
  /** Releases without a manifest: being published, or left by a publish that died. */
  unfinished: ReleaseName[];
  previews: StoredPreview[];
  prunings: Pruning[];
  /** Ids of kept renders. */
  renders: string[];
  /** Keys and folders that no version of the tool writes. */
  unknown: string[];
}

const READS_AT_ONCE = 8;
const KNOWN = [
  'channels/',
  'format.json',
  'deployments/',
  'previews/',
  'prunings/',
  'releases/',
  'renders/',
  'sites/',
];

/** Reads the names in a store, and the chains from its channels. */
export async function takeInventory(store: Store): Promise<Inventory> {
  const unknown = (await store.listNames('')).filter((name) => !KNOWN.includes(name));
  const namesIn = async (folder: string, pattern: RegExp) => {
    const names = await store.listNames(folder);
    unknown.push(...names.filter((name) => !pattern.test(name)).map((name) => folder + name));
    return names.filter((name) => pattern.test(name)).map((name) => name.replace(/\/$|\.json$/, ''));
  };

  const { channels, problems } = await readChannels(store);
  const releases: ReleaseName[] = [];
  for (const part of await namesIn('releases/', /^[a-z][a-z0-9-]{0,39}\/$/))
    for (const release of await namesIn(`releases/${part}/`, /^[0-9a-f]{16}\/$/))
      releases.push({ part, release });
  const isFinished = await mapLimited(releases, READS_AT_ONCE, ({ part, release }) =>
    store.has(manifestKey(part, release)),
  );
  return {
    channels,
    problems,
    reached: new Map(
      channels.flatMap(({ deployments }) => deployments.map((deployment) => [deployment.name, deployment])),
    ),
    deployments: await namesIn('deployments/', /^\d{6}-[0-9a-f]{12}\.json$/),
    trees: await namesIn('sites/', /^\d{6}-[0-9a-f]{12}\/$/),
    releases: releases.filter((_, index) => isFinished[index]),
    unfinished: releases.filter((_, index) => !isFinished[index]),
    previews: await listPreviews(store),
    prunings: await readPrunings(store),
    renders: await namesIn('renders/', /^[0-9a-f]{32}\.json$/),
    unknown,
  };
}

/** The trees of composed files that a channel's deployments show. */
export function reachedTrees({ reached }: Inventory): Set<string> {
  return new Set([...reached.values()].map(siteTreeOf));
}

async function readChannels(store: Store): Promise<Pick<Inventory, 'channels' | 'problems'>> {
  const channels: ChannelHistory[] = [];
  const problems: SiteProblem[] = [];
  for (const name of await listChannels(store)) {
    try {
      const channel = await readChannel(store, name);
      const chain = await readChain(store, channel && deploymentOf(channel.pointer));
      channels.push({ name, deployments: chain.deployments });
      problems.push(...chain.problems);
    } catch (error) {
      if (!(error instanceof SiteError) || error.code !== 'record-unreadable') throw error;
      problems.push(error.toProblem());
    }
  }
  return { channels, problems };
}
