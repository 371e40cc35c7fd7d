import { siteTreeOf } from '../records/deployment';
import { readDeployment } from '../records/deployments';
import { readLivePointer } from '../records/live-pointer';
import { missingPages } from '../records/missing-pages';
import { siteFolder } from '../records/record-names';
import { readSiteTree, type SiteTree } from '../records/site-tree';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';

/** How long an answer may be old, in ms: far below the second within which a promotion must show. */
const FRESH_FOR = 200;

/**
 * The composed files that are live, with the hash of each; null before the first promotion. Asks the store at most every
 * 200 ms. While the store cannot be read, what was live stays live.
 * @param onError called once for each time that the store becomes unreadable, not at each request
 */
export function watchLiveSite(
  store: Store,
  onError: (error: unknown) => void,
): () => Promise<SiteTree | null> {
  let last: SiteTree | null = null;
  let answer: Promise<SiteTree | null> | null = null;
  let askedAt = -Infinity;
  let isFailing = false;

  async function ask(): Promise<SiteTree | null> {
    try {
      last = await readLiveSite(store, last);
      isFailing = false;
      return last;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      if (last) return last;
      throw error;
    }
  }

  return () => {
    if (!answer || performance.now() - askedAt > FRESH_FOR) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

async function readLiveSite(store: Store, last: SiteTree | null): Promise<SiteTree | null> {
  const live = await readLivePointer(store);
  if (!live && last) throw vanished(store);
  const deployment = live && (await readDeployment(store, live.pointer.deployment));
  if (live && !deployment) throw vanished(store);
  if (!deployment) return null;

  const folder = siteFolder(siteTreeOf(deployment));
  if (last?.folder === folder) return last;
  const tree = await readSiteTree(store, folder);
  if (!tree) throw await missingPages(store, deployment);
  return tree;
}

/** A store that was there and holds nothing now is not an empty site. */
function vanished(store: Store): SiteError {
  return new SiteError(
    'store-vanished',
    `${store.describe()} no longer says what is live.`,
    'Put the store back, or restore it from a backup. Until then visitors get what was live before.',
  );
}
