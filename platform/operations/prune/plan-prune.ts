import {
  type Inventory,
  type ReleaseName,
  type StoredPreview,
  deploymentKey,
  idOfRelease,
  listReleaseIds,
  manifestKey,
  previewKey,
  readRelease,
  releaseFileKey,
  releaseFolder,
  siteKey,
} from '@site/ledger';
import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import {
  GRACE_DAYS,
  keepDeployments,
  type KeptDeployments,
  keptReleases,
  keptTrees,
  type PruneWindow,
} from './retention';

/** One thing in the store, and why it stays or goes. */
export interface PlanItem {
  kind: 'deployment' | 'pages' | 'release' | 'preview' | 'file';
  /** A deployment's name, the id of a preview, `landing@3fa9c2d41b7e0011`, or the key of a file. */
  name: string;
  reason: string;
}

/** What goes: where it lies, and the record without which it does not count as complete. */
export interface Removal extends PlanItem {
  /** A folder, ending in `/`, or a single key. */
  place: string;
  /** Null for what was never complete, and for files. */
  record: string | null;
}

interface PrunePlan {
  keep: PlanItem[];
  remove: Removal[];
}

interface Planning {
  store: Store;
  inventory: Inventory;
  window: PruneWindow;
  now: Date;
  kept: KeptDeployments;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Decides of everything in the store whether it stays, and says why. Changes nothing. */
export async function planPrune(
  store: Store,
  inventory: Inventory,
  window: PruneWindow,
  now: Date,
): Promise<PrunePlan> {
  const planning = { store, inventory, window, now, kept: keepDeployments(inventory.history, window, now) };
  const previews = await planPreviews(planning);
  const releases = await planReleases(planning, previews.kept);
  const plans = [
    await planDeployments(planning),
    await planPages(planning),
    previews.plan,
    releases,
    await planFiles(planning, releases),
  ];
  return { keep: plans.flatMap(({ keep }) => keep), remove: plans.flatMap(({ remove }) => remove) };
}

/** A deployment of the history stays for ever: it is small, and the chain is nothing with a gap. */
function planDeployments({ inventory, kept, ...planning }: Planning): Promise<PrunePlan> {
  const { reached, deployments } = inventory;
  const whyOf = (name: string) => kept.get(name) ?? 'in the history, which proof needs whole';
  const keep = [...reached.keys()].map(
    (name) => ({ kind: 'deployment', name, reason: whyOf(name) }) as const,
  );
  const removals = deployments
    .filter((name) => !reached.has(name))
    .map((name) => {
      const key = deploymentKey(name);
      return { kind: 'deployment', name, reason: 'never went live', place: key, record: key } as const;
    });
  return withGrace(planning, removals, keep);
}

function planPages({ inventory, kept, ...planning }: Planning): Promise<PrunePlan> {
  const trees = keptTrees(inventory, kept);
  const keep: PlanItem[] = [];
  const removals: Removal[] = [];
  for (const name of inventory.trees) {
    const place = siteKey(name);
    const reason = inventory.reached.has(name) ? 'replaced before the kept window' : 'never went live';
    if (trees.has(name)) keep.push({ kind: 'pages', name, reason: trees.get(name)! });
    else removals.push({ kind: 'pages', name, reason, place, record: place });
  }
  return withGrace(planning, removals, keep);
}

async function planPreviews({ store, inventory, window, now }: Planning) {
  const plan: PrunePlan = { keep: [], remove: [] };
  const kept: StoredPreview[] = [];
  for (const preview of inventory.previews) {
    const item = { kind: 'preview' as const, name: preview.id };
    const where = { place: `previews/${preview.id}/`, record: previewKey(preview.id) };
    const age = await ageOf(store, where, now);
    if (age < Math.max(window.previewDays, GRACE_DAYS)) {
      kept.push(preview);
      plan.keep.push({ ...item, reason: `${Math.floor(age)} days old` });
    } else plan.remove.push({ ...item, ...where, reason: `older than ${window.previewDays} days` });
  }
  return { plan, kept };
}

async function planReleases(
  { store, inventory, kept, now }: Planning,
  previews: StoredPreview[],
): Promise<PrunePlan> {
  const reasons = await keptReleases(store, inventory, kept, previews);
  const itemOf = (one: ReleaseName) => ({ kind: 'release' as const, name: idOfRelease(one) });
  const placeOf = ({ part, release }: ReleaseName) => releaseFolder(part, release);
  const keep: PlanItem[] = [];
  const removals: Removal[] = [];
  for (const one of inventory.releases) {
    const item = itemOf(one);
    const where = { place: placeOf(one), record: manifestKey(one.part, one.release) };
    if (reasons.has(item.name)) keep.push({ ...item, reason: reasons.get(item.name)! });
    else removals.push({ ...item, ...where, reason: 'no kept deployment and no preview shows it' });
  }
  for (const one of inventory.unfinished)
    removals.push({ ...itemOf(one), reason: 'its publish was stopped', place: placeOf(one), record: null });
  return withGrace({ store, now }, removals, keep);
}

/** Files that releases share go with the last release that names them. */
async function planFiles({ store, now }: Planning, { remove }: PrunePlan): Promise<PrunePlan> {
  const named = await namedFiles(store, new Set(remove.map(({ name }) => name)));
  const removals = (await store.list('files/'))
    .filter((key) => !named.has(key))
    .map(
      (key) =>
        ({ kind: 'file', name: key, reason: 'no release names it', place: key, record: null }) as const,
    );
  return withGrace({ store, now }, removals, []);
}

/** Where the files of all releases lie. @param except those as `landing@…` */
export async function namedFiles(
  store: Store,
  except: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const folder of await store.listNames('releases/')) {
    const part = folder.replace(/\/$/, '');
    const ids = await listReleaseIds(store, part);
    const kept = ids.filter((release) => !except.has(idOfRelease({ part, release })));
    await mapLimited(kept, CALLS_AT_ONCE, async (release) => {
      const manifest = (await readRelease(store, part, release))?.manifest;
      for (const { path } of manifest?.files ?? []) keys.add(releaseFileKey({ part, release }, path));
    });
  }
  return keys;
}

/** Lets go what is old enough; the rest stays for now. */
async function withGrace(
  { store, now }: { store: Store; now: Date },
  removals: Removal[],
  keep: PlanItem[],
): Promise<PrunePlan> {
  const plan: PrunePlan = { keep, remove: [] };
  for (const removal of removals) {
    const { kind, name } = removal;
    if ((await ageOf(store, removal, now)) >= GRACE_DAYS) plan.remove.push(removal);
    else plan.keep.push({ kind, name, reason: 'less than a day old' });
  }
  return plan;
}

/** In days, by the back end's clock: of the record, or of any file where there is none. */
async function ageOf(
  store: Store,
  { place, record }: Pick<Removal, 'place' | 'record'>,
  now: Date,
): Promise<number> {
  const recorded = record && (await store.writtenAt(record));
  const first = place.endsWith('/') ? ((await store.list(place))[0] ?? `${place}none`) : place;
  const written = recorded ?? (await store.writtenAt(first));
  return written ? (now.getTime() - written.getTime()) / DAY_MS : 0;
}
