import {
  type Inventory,
  assertSingleLine,
  idOfRelease,
  previewKey,
  takeInventory,
  writePruning,
} from '@site/ledger';
import { type Store, mapLimited } from '@site/store';
import { SiteError } from '@site/errors';
import { formatCount } from '@site/text';
import type { Acting } from '../people/own-key';
import { namedFiles, type PlanItem, planPrune, type Removal } from './plan-prune';
import { keepDeployments, keptReleases, keptTrees, type PruneWindow } from './retention';

export interface PruneRequest extends Omit<Acting, 'message' | 'loadSigner'> {
  window: PruneWindow;
  now: Date;
  /** Whether to delete; else only the plan is made. */
  isReal: boolean;
  /** Waits until no promotion or rollback can be under way any more that began before. */
  settle: () => Promise<void>;
}

export interface PruneOutcome {
  status: 'planned' | 'pruned' | 'nothing-to-prune';
  keep: PlanItem[];
  remove: (Removal & { files: number; bytes: number })[];
}

/**
 * How long it waits for others. Longer than a promotion or a rollback can take between reading a record and moving the pointer:
 * a bucket's server may answer for the last time after 13 s.
 */
export const SETTLE_MS = 5 * 60_000;

/**
 * Deletes what no deployment within the window, no preview and no live page can reach; deployments of the history stay.
 *
 * Next to publishers and promoters it is safe in three steps: first the records go, without which no reader takes a
 * release or a tree for complete; then it waits until readers of before are done; then it looks at the history
 * again, restores the records of what is needed again, and deletes the rest.
 * @throws SiteError `store-damaged` when a chain is broken: then it is unknown what is reached
 */
export async function prune(request: PruneRequest): Promise<PruneOutcome> {
  const { store, window, now, isReal, progress, settle } = request;
  assertSingleLine({ author: request.author });
  progress?.(`Reading the names in ${store.describe()}`);
  const inventory = await takeInventory(store);
  assertWhole(inventory);
  const plan = await planPrune(store, inventory, window, now);
  const remove = await mapLimited(plan.remove, (removal) => measure(store, removal));
  if (remove.length === 0 || !isReal)
    return { status: remove.length === 0 ? 'nothing-to-prune' : 'planned', keep: plan.keep, remove };

  await record(request, remove);
  progress?.('Withdrawing what is not reached, and waiting for promotions under way');
  // The records' bytes by key, to restore them.
  const records = new Map<string, Buffer>();
  for (const { record: key } of remove) {
    const stored = key && (await store.read(key));
    if (!stored) continue;
    records.set(key, stored.body);
    await store.remove(key);
  }
  const needed = await settle()
    .then(() => neededNow(request, remove))
    .catch(async (error: unknown) => {
      // What is needed is unknown: everything stays.
      for (const [key, body] of records) await store.create(key, body);
      throw error;
    });
  const spared = remove.filter(({ kind, name }) => needed.has(`${kind} ${name}`));
  for (const { record } of spared) if (record) await store.create(record, records.get(record)!);

  for (const { kind, name, place, record } of remove.filter((removal) => !spared.includes(removal))) {
    if (kind === 'file') continue;
    progress?.(`Deleting ${kind} ${name}`);
    if (place === record) continue;
    await mapLimited(await keysAt(store, place), (key) => store.remove(key));
  }
  const files = remove.filter(({ kind }) => kind === 'file');
  if (files.length > 0) {
    progress?.(`Deleting ${formatCount(files.length, 'file')} that no release names`);
    spared.push(...(await removeFiles(store, files)));
  }
  const doomed = remove.filter((removal) => !spared.includes(removal));
  const saved = spared.map(({ kind, name }) => ({ kind, name, reason: 'needed again meanwhile' }));
  return { status: 'pruned', keep: [...plan.keep, ...saved], remove: doomed };
}

function assertWhole({ problems }: Inventory): void {
  const [problem] = problems;
  if (!problem) return;
  throw new SiteError(
    'store-damaged',
    `Nothing was pruned, as it is unknown what is still needed: ${problem.message}`,
    `${problem.remedy} Then prune again.`,
  );
}

async function record({ store, author, now }: PruneRequest, remove: Removal[]): Promise<void> {
  const namesOf = (kind: Removal['kind']) =>
    remove.filter((item) => item.kind === kind).map(({ name }) => name);
  await writePruning(store, {
    format: 1,
    time: now.toISOString(),
    author,
    deployments: namesOf('deployment'),
    trees: namesOf('pages'),
    previews: namesOf('preview'),
    releases: namesOf('release').map((name) => {
      const [part, release] = name.split('@') as [string, string];
      return { part, release };
    }),
  });
}

/**
 * What is reached or complete now, as `release landing@…`. A release that was published again, and a preview that was
 * made again, have their records again.
 */
async function neededNow({ store, window, now }: PruneRequest, remove: Removal[]): Promise<Set<string>> {
  const inventory = await takeInventory(store);
  assertWhole(inventory);
  const kept = keepDeployments(inventory.history, window, now);
  const gone = new Set(remove.filter(({ kind }) => kind === 'preview').map(({ name }) => name));
  const isShown = await mapLimited(
    inventory.previews,
    async ({ id }) => !gone.has(id) || store.has(previewKey(id)),
  );
  const previews = inventory.previews.filter((_, index) => isShown[index]);
  const releases = await keptReleases(store, inventory, kept, previews);
  return new Set([
    ...[...inventory.reached.keys()].map((name) => `deployment ${name}`),
    ...[...keptTrees(inventory, kept).keys()].map((name) => `pages ${name}`),
    ...previews.map(({ id }) => `preview ${id}`),
    ...[...releases.keys(), ...inventory.releases.map(idOfRelease)].map((name) => `release ${name}`),
  ]);
}

/**
 * Deletes files that no release names. A publisher looks for its files once it has named them, so one of the two sees what went while a
 * release was published that names it, and puts it back.
 * @returns those that stay
 */
async function removeFiles<File extends Removal>(store: Store, files: File[]): Promise<File[]> {
  const named = await namedFiles(store);
  const removed = new Map<string, Buffer>();
  await mapLimited(files, async ({ place }) => {
    const stored = named.has(place) ? null : await store.read(place);
    if (!stored) return;
    removed.set(place, stored.body);
    await store.remove(place);
  });
  const namedNow = await namedFiles(store);
  for (const [key, body] of removed) if (namedNow.has(key)) await store.create(key, body);
  return files.filter(({ place }) => namedNow.has(place));
}

async function measure(store: Store, removal: Removal) {
  const keys = await keysAt(store, removal.place);
  const sizes = await mapLimited(keys, (key) => store.size(key));
  return { ...removal, files: keys.length, bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) };
}

async function keysAt(store: Store, place: string): Promise<string[]> {
  return place.endsWith('/') ? store.list(place) : [place];
}
