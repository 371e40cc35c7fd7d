import { setTimeout as pause } from 'node:timers/promises';
import {
  type NamedDeployment,
  type StoredSite,
  readDeployedFiles,
  readLinkedDeployment,
  readLivePointer,
  readVerifiedHistory,
  walkChain,
} from '@site/ledger';
import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';

/** How long an answer may be old, in ms: far below the second within which a promotion must show. */
const LIVE_TTL_MS = 200;

/** How long a visitor waits for the store, in ms, where there is something to show meanwhile. */
const LIVE_TIMEOUT_MS = 40;

/** What visitors get: a deployment and its composed files. */
interface LiveSite {
  deployment: NamedDeployment;
  files: StoredSite;
}

/** Who hears of what is live. */
export interface LiveListener {
  /** Visitors begin to get another deployment. */
  onLive?(deployment: NamedDeployment, site: StoredSite): void;
  /** The store has said what is live. */
  onRead?(): void;
  /** The same, for the first time after a failure. */
  onBack?(): void;
}

/**
 * The composed files that are live; null before the first promotion. Asks the store at most every
 * 200 ms, and one question at a time. While the store cannot be read, does not answer, or says what cannot be believed, what
 * was live stays live.
 * @param onError called once for each time that this begins, not at each request
 */
export function watchLiveSite(
  store: Store,
  onError: (error: unknown) => void,
  { onLive, onRead, onBack }: LiveListener = {},
): () => Promise<StoredSite | null> {
  let shown: LiveSite | null = null;
  let answer: Promise<StoredSite | null> | null = null;
  let askedAt = -Infinity;
  let isAsking = false;
  let isFailing = false;

  async function ask(): Promise<StoredSite | null> {
    askedAt = performance.now();
    isAsking = true;
    try {
      const { site, problems } = await follow(store, shown);
      if (site && site !== shown) onLive?.(site.deployment, site.files);
      shown = site;
      if (problems.length > 0) throw new SiteProblems(problems);
      onRead?.();
      if (isFailing) onBack?.();
      isFailing = false;
      return shown && shown.files;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      if (shown) return shown.files;
      throw error;
    } finally {
      isAsking = false;
    }
  }

  return async () => {
    if (!answer || (!isAsking && performance.now() - askedAt > LIVE_TTL_MS)) answer = ask();
    if (!shown || !isAsking) return answer;
    const { files } = shown;
    const left = LIVE_TIMEOUT_MS - (performance.now() - askedAt);
    return left > 0 ? Promise.race([answer, pause(left, files)]) : files;
  };
}

/** What visitors get next, and what is wrong with what the pointer says. */
interface Followed {
  site: LiveSite | null;
  problems: SiteProblem[];
}

/**
 * Follows the pointer: forward along the chain alone, only to what may be live by the rules of its day, and only to pages
 * that have the hash which the pointer names. Of what may not be live, the newest before it that may is shown.
 * @param shown what visitors get now
 */
async function follow(store: Store, shown: LiveSite | null): Promise<Followed> {
  const live = await readLivePointer(store);
  if (!live) {
    if (shown) throw vanished(store);
    return { site: null, problems: [] };
  }
  if (live.name === shown?.deployment.name) return { site: shown, problems: [] };
  const deployment = await readLinkedDeployment(store, live);
  if (shown) await assertComesAfter(store, deployment, shown.deployment);
  const { accepted, refused } = await readVerifiedHistory(store, deployment);
  const problemsOfRefused = refused.map(({ problem }) => problem);
  if (!accepted) throw new SiteProblems(problemsOfRefused);
  const problems = accepted.name === deployment.name ? [] : problemsOfRefused;
  if (accepted.name === shown?.deployment.name) return { site: shown, problems };
  return { site: { deployment: accepted, files: await readDeployedFiles(store, accepted) }, problems };
}

/** Numbers only go up: an older pointer that was put in place again, and a rewritten history, are not followed. */
async function assertComesAfter(store: Store, next: NamedDeployment, shown: NamedDeployment): Promise<void> {
  for await (const { name, record } of walkChain(store, next)) {
    if (name === shown.name) return;
    if (record.number <= shown.record.number) break;
  }
  throw new SiteError(
    'history-rewritten',
    `${store.describe()} says that deployment ${next.name} is live, which does not come after ${shown.name}, the newest that was served: the history was reverted or rewritten.`,
    'Visitors still get the newest. Find out who wrote to the store (npm run site -- verify); if a backup was restored on purpose, restart the server to follow it.',
  );
}

/** A store that was there and holds nothing now is not an empty site. */
function vanished(store: Store): SiteError {
  return new SiteError(
    'store-vanished',
    `${store.describe()} no longer says what is live.`,
    'Reconnect the store, or restore it from a backup. Until then visitors get what was live before.',
  );
}
