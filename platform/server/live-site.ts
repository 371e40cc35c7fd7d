import { setTimeout as pause } from 'node:timers/promises';
import {
  type LiveSite,
  type NamedDeployment,
  type StoredSite,
  assertStillThere,
  liveCopyOf,
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

/** How long after it failed what is live is kept again, in ms: at first, and at most, as it doubles. */
const KEEP_AGAIN_MS = { first: 500, most: 60_000 };

/** That the store cannot be read, or says what cannot be believed. */
export interface StoreAway {
  /** When it was read last: of a server that started meanwhile, to the minute, as what is kept says it. */
  since: Date;
  /** What visitors get meanwhile; null for nothing. */
  shown: NamedDeployment | null;
}

/** Who hears of what is live. */
export interface LiveListener {
  /** Visitors begin to get another deployment. */
  onLive?(deployment: NamedDeployment, site: StoredSite): void;
  /** The store has said what is live. */
  onRead?(): void;
  /** The same, for the first time after a failure. @param since when that was */
  onBack?(since: Date): void;
  /** What is live could not be kept on this machine; not called again until it is. It is tried again. */
  onNotKept?(error: unknown): void;
}

/**
 * The composed files that are live; null before the first promotion. Asks the store at most every
 * 200 ms, and one question at a time. While the store cannot be read, does not answer, or says what cannot be believed, what
 * was live stays live; from the start on, what this machine has kept of it.
 * @param onAway called once for each time that this begins
 */
export function watchLiveSite(
  store: Store,
  onAway: (error: unknown, away: StoreAway) => void,
  { onLive, onRead, onBack, onNotKept }: LiveListener = {},
): () => Promise<StoredSite | null> {
  const copy = liveCopyOf(store);
  let shown: LiveSite | null = null;
  let answer: Promise<StoredSite | null> | null = null;
  let askedAt = -Infinity;
  let isAsking = false;
  let isOpened = !copy;
  let awaySince: Date | null = null;
  let keepAt = Infinity;
  let keepAgain = KEEP_AGAIN_MS.first;

  async function keep(live: NamedDeployment): Promise<void> {
    keepAt = Infinity;
    try {
      await copy?.keep(store, live);
      keepAgain = KEEP_AGAIN_MS.first;
    } catch (error) {
      if (keepAgain === KEEP_AGAIN_MS.first) onNotKept?.(error);
      keepAt = performance.now() + keepAgain;
      keepAgain = Math.min(2 * keepAgain, KEEP_AGAIN_MS.most);
    }
  }

  function show(site: LiveSite | null): void {
    if (site && site !== shown) onLive?.(site.deployment, site.files);
    shown = site;
  }

  async function ask(): Promise<StoredSite | null> {
    const begun = new Date();
    askedAt = performance.now();
    isAsking = true;
    try {
      if (!isOpened) await assertStillThere(store);
      isOpened = true;
      const { site, problems } = await follow(store, shown);
      if (site !== shown || awaySince) keepAt = 0;
      show(site);
      if (problems.length > 0) throw new SiteProblems(problems);
      if (site && performance.now() >= keepAt) void keep(site.deployment);
      if (site) void copy?.noteLive(site.deployment.name);
      onRead?.();
      if (awaySince) onBack?.(awaySince);
      awaySince = null;
    } catch (error) {
      const isFirst = !shown;
      if (isFirst && copy) show(await copy.read());
      const since = (isFirst && (await copy?.liveAt())) || begun;
      if (!awaySince) onAway(error, { since, shown: shown && shown.deployment });
      awaySince ??= since;
      if (!shown) throw error;
    } finally {
      isAsking = false;
    }
    return shown && shown.files;
  }

  return async () => {
    if (!answer || (!isAsking && performance.now() - askedAt > LIVE_TTL_MS)) answer = ask();
    if (!shown || !isAsking) return answer;
    const { files } = shown;
    const left = LIVE_TIMEOUT_MS - (performance.now() - askedAt);
    return left > 0 ? Promise.race([answer, pause(left, files)]) : files;
  };
}

/**
 * Follows the pointer: forward along the chain alone, only to what may be live by the rules of its day, and only to pages
 * that have the hash which the pointer names. Of what may not be live, the newest before it that may is shown.
 * @param shown what visitors get now
 * @returns what they get next, and what is wrong with what the pointer says
 */
async function follow(
  store: Store,
  shown: LiveSite | null,
): Promise<{ site: LiveSite | null; problems: SiteProblem[] }> {
  const live = await readLivePointer(store);
  if (!live) {
    if (!shown) return { site: null, problems: [] };
    // A store that was there and holds nothing now is not an empty site.
    throw new SiteError(
      'store-vanished',
      `${store.describe()} no longer says what is live.`,
      'Reconnect the store, or restore it from a backup. Until then visitors get what was live before.',
    );
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
    'Visitors still get the newest. Find out who wrote to the store (npm run site -- verify). If you have restored an older copy: npm run site -- verify --restored, then restart the server.',
  );
}
