import type { z } from 'zod';
import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import { SiteError, type SiteProblem } from '@site/errors';
import type { NamedDeployment } from './deployments/deployment';
import { readChain } from './deployments/deployment-chain';
import { listPreviewIds, readPreview, type StoredPreview } from './approvals/previews';
import { readPrunings, type StoredPruning } from './deployments/prunings';
import { deploymentNameSchema, manifestKey, partNameSchema, releaseIdSchema } from './records/record-fields';

export interface ReleaseName {
  part: string;
  release: string;
}

/** `landing@3fa9c2d41b7e0011` */
export function idOfRelease({ part, release }: ReleaseName): string {
  return `${part}@${release}`;
}

/** What lies in a store, by name, and what of it the live pointer reaches. */
export interface Inventory {
  /** The deployments from the live one back to the first, newest first, as far as they can be read. */
  history: NamedDeployment[];
  /** What is wrong with the pointer and the chain. */
  problems: SiteProblem[];
  /** The same deployments by name. */
  reached: Map<string, NamedDeployment>;
  /** Names in `deployments/`. */
  deployments: string[];
  /** Names in `sites/`. */
  trees: string[];
  releases: ReleaseName[];
  /** Releases without a manifest: being published, or left by a publish that died. */
  unfinished: ReleaseName[];
  /** One without a record, which a pruning left or a stopped preview, has no parts. */
  previews: StoredPreview[];
  prunings: StoredPruning[];
  /** Keys and folders that no version of the tool writes. */
  unknown: string[];
}

const KNOWN = [
  'pointers/',
  'format.json',
  'approvals/',
  'change-requests/',
  'deployments/',
  'files/',
  'invitations/',
  'people/',
  'previews/',
  'proposals/',
  'prunings/',
  'publications/',
  'releases/',
  'schedules/',
  'signatures/',
  'sites/',
  'timestamps/',
  'withdrawals/',
];

/** Reads the names in a store, and the chain from its live pointer. */
export async function takeInventory(store: Store): Promise<Inventory> {
  const unknown = (await store.listNames('')).filter((name) => !KNOWN.includes(name));
  const namesIn = async (folder: string, schema: z.ZodType<string>, ending: string) => {
    const names = (await store.listNames(folder)).map((file) => {
      const name = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
      return { file, name: schema.safeParse(name).data };
    });
    unknown.push(...names.flatMap(({ file, name }) => (name === undefined ? folder + file : [])));
    return names.flatMap(({ name }) => name ?? []);
  };

  const { history, problems } = await readHistory(store);
  const previews = await readPreviews(store, problems);
  const releases: ReleaseName[] = [];
  for (const part of await namesIn('releases/', partNameSchema, '/'))
    for (const release of await namesIn(`releases/${part}/`, releaseIdSchema, '/'))
      releases.push({ part, release });
  const isFinished = await mapLimited(releases, CALLS_AT_ONCE, ({ part, release }) =>
    store.has(manifestKey(part, release)),
  );
  return {
    history,
    problems,
    reached: new Map(history.map((deployment) => [deployment.name, deployment])),
    deployments: await namesIn('deployments/', deploymentNameSchema, '.json'),
    trees: await namesIn('sites/', deploymentNameSchema, '.tar.zst'),
    releases: releases.filter((_, index) => isFinished[index]),
    unfinished: releases.filter((_, index) => !isFinished[index]),
    previews,
    prunings: await readPrunings(store),
    unknown,
  };
}

async function readHistory(store: Store): Promise<Pick<Inventory, 'history' | 'problems'>> {
  const { deployments, problems } = await readChain(store).catch(
    ifUnreadable((problem) => ({ deployments: [], problems: [problem] })),
  );
  return { history: deployments, problems };
}

/** @param problems gets those of records that cannot be read */
async function readPreviews(store: Store, problems: SiteProblem[]): Promise<StoredPreview[]> {
  const ids = await listPreviewIds(store);
  return mapLimited(ids, CALLS_AT_ONCE, async (id) => {
    const stored = await readPreview(store, id).catch(ifUnreadable((problem) => void problems.push(problem)));
    return stored ?? { id, parts: {}, changed: [], against: null };
  });
}

/** Handles a record that cannot be read; throws the store's faults. */
function ifUnreadable<Result>(act: (problem: SiteProblem) => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof SiteError && error.code === 'record-unreadable') return act(error.toProblem());
    throw error;
  };
}
