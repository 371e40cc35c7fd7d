import type { z } from 'zod';
import { type Store, mapLimited, noteDamage } from '@site/store';
import type { SiteProblem } from '@site/errors';
import type { NamedDeployment } from './deployments/deployment';
import { readChain } from './deployments/deployment-chain';
import { listPreviewIds, readPreview, type StoredPreview } from './approvals/previews';
import { readPrunings, type StoredPruning } from './deployments/stored-site';
import {
  deploymentNameSchema,
  manifestKey,
  partNameSchema,
  type ReleaseName,
  releaseIdSchema,
} from './records/record-fields';

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
  'freezes/',
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

  const problems: SiteProblem[] = [];
  const chain = await readChain(store).catch(noteDamage(problems));
  problems.push(...(chain?.problems ?? []));
  const history = chain?.deployments ?? [];
  const previews = await mapLimited(await listPreviewIds(store), async (id) => {
    const stored = await readPreview(store, id).catch(noteDamage(problems));
    return stored ?? { id, parts: {}, changed: [], against: null };
  });
  const releases: ReleaseName[] = [];
  for (const part of await namesIn('releases/', partNameSchema, '/'))
    for (const release of await namesIn(`releases/${part}/`, releaseIdSchema, '/'))
      releases.push({ part, release });
  // One list: a bucket would be asked for each.
  const keys = new Set(await store.list('releases/'));
  const isFinished = ({ part, release }: ReleaseName) => keys.has(manifestKey(part, release));
  return {
    history,
    problems,
    reached: new Map(history.map((deployment) => [deployment.name, deployment])),
    deployments: await namesIn('deployments/', deploymentNameSchema, '.json'),
    trees: await namesIn('sites/', deploymentNameSchema, '.tar.zst'),
    releases: releases.filter(isFinished),
    unfinished: releases.filter((one) => !isFinished(one)),
    previews,
    prunings: await readPrunings(store),
    unknown,
  };
}
