import type { FolderStore } from '../store/folder-store';
import { type NamedDeployment, siteTreeOf, type StoredDeployment } from './deployment';
import { siteFolder } from './record-names';

/** Name of the link to the pages that are live, beside the store's own folders. */
export const LIVE_LINK = 'live';

/** Where the link leads for a deployment: `sites/000012-3fa9c2d41b7e`, relative so that the store's folder can be moved. */
export function linkTarget(deployment: StoredDeployment): string {
  return siteFolder(siteTreeOf(deployment)).slice(0, -1);
}

/** Leads to the pages that a share of visitors gets, as `live` leads to those of the others. */
export const TRIAL_LINK = 'trial';

/** Leads to a folder in which each of a hundred places, `00` to `99`, leads to the one or to the other. */
export const SHARE_LINK = 'share';

/** Not made of plain letters, so that nothing in it is a key of the store. */
const SHARES_FOLDER = '.shares';

/** In the folder of a share that is not nothing, beside its places: pages differ by visitor. */
const MARK = 'begun';

const PLACES = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'));

/** Where a store's links lead for a web server that can read files and no pointer; null: to nothing, or to nobody's share. */
export interface ShareLinks {
  trial: string | null;
  share: string | null;
}

/** @param trial what a share of visitors gets of it; null while all get the same */
export function shareLinks({ record }: NamedDeployment, trial: NamedDeployment | null): ShareLinks {
  if (!trial) return { trial: null, share: null };
  return { trial: linkTarget(trial), share: shareTarget(record.rollout!.percent) };
}

/** Whether the links lead where they should. Where nobody has a share, it may never have been made. */
export async function leadToShare(store: FolderStore, wanted: ShareLinks): Promise<boolean> {
  const found = await store.readLink(SHARE_LINK);
  if (!wanted.share && found === null) return true;
  if (found !== (wanted.share ?? shareTarget(0)) || !(await store.hasLinks(found, placesOf(found))))
    return false;
  return !wanted.share || (await store.readLink(TRIAL_LINK)) === wanted.trial;
}

/** Moves them. What was given to a visitor is never gone in between: first there are the pages, then there is the way to them. */
export async function swapShareLinks(store: FolderStore, { trial, share }: ShareLinks): Promise<void> {
  if (trial) await store.swapLink(TRIAL_LINK, trial);
  const target = share ?? shareTarget(0);
  await store.makeLinks(target, placesOf(target));
  await store.swapLink(SHARE_LINK, target);
}

function placesOf(target: string): Record<string, string> {
  const percent = Number(target.slice(SHARES_FOLDER.length + 1));
  const to = (name: string) => `../../${name}`;
  const places = PLACES.map((place) => [place, to(Number(place) < percent ? TRIAL_LINK : LIVE_LINK)]);
  return Object.fromEntries(percent > 0 ? [...places, [MARK, to(TRIAL_LINK)]] : places) as Record<
    string,
    string
  >;
}

function shareTarget(percent: number): string {
  return `${SHARES_FOLDER}/${percent}`;
}
