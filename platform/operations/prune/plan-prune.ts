import {
  type Inventory,
  type ReleaseName,
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
import { type Store, mapLimited } from '@site/store';
import {
  DAY_MS,
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

/** One thing in the store: as it would go, and why it stays; null where nothing needs it. */
type Thing = Removal & { isKept: string | null };

/** Decides of everything in the store whether it stays, and says why. Changes nothing. */
export async function planPrune(store: Store, inventory: Inventory, window: PruneWindow, now: Date) {
  const kept = keepDeployments(inventory.history, window, now);
  const plan = { keep: [] as PlanItem[], remove: [] as Removal[] };
  // What nothing needs goes, once it is old enough.
  const decide = async (things: Thing[]) => {
    for (const { isKept, ...thing } of things) {
      const isYoung = isKept === null && (await ageOf(store, thing.place, thing.record, now)) < GRACE_DAYS;
      const reason = isYoung ? 'less than a day old' : isKept;
      if (reason === null) plan.remove.push(thing);
      else plan.keep.push({ kind: thing.kind, name: thing.name, reason });
    }
  };
  await decide(deploymentsIn(inventory, kept));
  await decide(pagesIn(inventory, kept));
  const { previewDays } = window;
  const previews = await mapLimited(inventory.previews, async ({ id }): Promise<Thing> => {
    const [place, record] = [`previews/${id}/`, previewKey(id)];
    const age = await ageOf(store, place, record, now);
    const isKept = age < Math.max(previewDays, GRACE_DAYS) ? `${Math.floor(age)} days old` : null;
    return { kind: 'preview', name: id, place, record, reason: `older than ${previewDays} days`, isKept };
  });
  await decide(previews);
  const shown = inventory.previews.filter((_, index) => previews[index]!.isKept !== null);
  await decide(releasesIn(inventory, await keptReleases(store, inventory, kept, shown)));
  // Files that releases share go with the last release that names them.
  const named = await namedFiles(store, new Set(plan.remove.map(({ name }) => name)));
  const unnamed = (await store.list('files/')).filter((key) => !named.has(key));
  const reason = 'no release names it';
  await decide(
    unnamed.map((key) => ({ kind: 'file', name: key, place: key, record: null, reason, isKept: null })),
  );
  return plan;
}

/** A deployment of the history stays for ever: it is small, and the chain is nothing with a gap. */
function deploymentsIn({ reached, deployments }: Inventory, kept: KeptDeployments): Thing[] {
  return [...new Set([...reached.keys(), ...deployments])].map((name) => {
    const [place, reason] = [deploymentKey(name), 'never went live'];
    const whyKept = kept.get(name) ?? 'in the history, which proof needs whole';
    const isKept = reached.has(name) ? whyKept : null;
    return { kind: 'deployment', name, place, record: place, reason, isKept };
  });
}

function pagesIn(inventory: Inventory, kept: KeptDeployments): Thing[] {
  const trees = keptTrees(inventory, kept);
  return inventory.trees.map((name) => {
    const place = siteKey(name);
    const reason = inventory.reached.has(name) ? 'replaced before the kept window' : 'never went live';
    return { kind: 'pages', name, place, record: place, reason, isKept: trees.get(name) ?? null };
  });
}

/** @param reasons why some of them stay, by `landing@…` */
function releasesIn({ releases, unfinished }: Inventory, reasons: Map<string, string>): Thing[] {
  const thingOf = (one: ReleaseName, record: string | null, reason: string): Thing => {
    const name = idOfRelease(one);
    const isKept = record && (reasons.get(name) ?? null);
    return { kind: 'release', name, place: releaseFolder(one.part, one.release), record, reason, isKept };
  };
  return [
    ...releases.map((one) =>
      thingOf(one, manifestKey(one.part, one.release), 'no kept deployment and no preview shows it'),
    ),
    ...unfinished.map((one) => thingOf(one, null, 'its publish was stopped')),
  ];
}

/** Where the files of all releases lie. @param except those as `landing@…` */
export async function namedFiles(store: Store, except = new Set<string>()): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const folder of await store.listNames('releases/')) {
    const part = folder.replace(/\/$/, '');
    const ids = await listReleaseIds(store, part);
    const kept = ids.filter((release) => !except.has(idOfRelease({ part, release })));
    await mapLimited(kept, async (release) => {
      const manifest = (await readRelease(store, part, release))?.manifest;
      for (const { path } of manifest?.files ?? []) keys.add(releaseFileKey({ part, release }, path));
    });
  }
  return keys;
}

/** In days, by the back end's clock: of the record, or of any file where there is none. */
async function ageOf(store: Store, place: string, record: string | null, now: Date): Promise<number> {
  const recorded = record && (await store.writtenAt(record));
  const first = place.endsWith('/') ? ((await store.list(place))[0] ?? `${place}none`) : place;
  const written = recorded ?? (await store.writtenAt(first));
  return written ? (now.getTime() - written.getTime()) / DAY_MS : 0;
}
