import { throwErrors } from '../../gates/check-gates';
import { moveChannel } from '../../records/live-pointer';
import { writeLock } from '../../records/deployments';
import { siteFolder } from '../../records/record-names';
import { readShownLock } from '../../records/live-deployment';
import { keepsOffline, nameLock, nextLock, type NamedLock } from '../../records/deployment';
import { type Store, StoreConflict } from '../../store/store';
import { withReadyReleases } from './candidate';
import type { LockParts } from '../../records/choose-releases';
import { writeEncoded } from '../../records/write-site';

export interface PromoteRequest {
  store: Store;
  channel: string;
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: LockParts;
  /** Whether browsers keep the site for reading offline; missing: as it is live now, and on at first. */
  offline?: boolean;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Does everything but write: composes, judges, and says what would be. */
  dryRun?: boolean;
  /** For taking a part back: the lock whose release of it goes live again. */
  restores?: string;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  lock: NamedLock;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
  /** Paths whose pages were rendered; the others were kept from an earlier time. */
  rendered: string[];
}

/** How often a promotion is composed anew on top of somebody else's before it gives up. */
const ATTEMPTS = 10;

/**
 * Puts releases live: composes and judges the exact combination, then moves the channel's pointer. When somebody else
 * went live in between, composes on top of theirs, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError `page-failed` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(request);
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
      request.progress('Somebody else went live first; composing on top of theirs');
    }
  }
}

async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, channel, parts, author, message, progress, dryRun = false, restores } = request;
  const shown = await readShownLock(store, channel);
  const live = shown?.lock ?? null;
  const changed = changedParts(live?.lock.parts ?? {}, parts);
  const offline = request.offline ?? keepsOffline(live?.lock);
  const isLive = live && changed.length === 0 && keepsOffline(live.lock) === offline;
  if (isLive) return { status: 'already-live', lock: live, changed, rendered: [] };

  const wanted = { ...live?.lock.parts, ...parts };
  return withReadyReleases(store, wanted, async ({ origin, compose }) => {
    const time = new Date().toISOString();
    const facts = { site: null, parts: wanted, kind: 'promote' as const, author, message, time };
    const more = { ...(!offline && { offline }), ...(restores && { restores }) };
    const lock = nextLock(live, { ...facts, origin, ...more });
    const { name } = nameLock(lock);
    progress(`Composing lock ${name}`);
    const { site, problems, rendered, keepRenders } = await compose(name, { basePath: '', offline });
    throwErrors(problems);
    if (dryRun) return { status: 'would-promote', lock: nameLock(lock), changed, rendered };

    await keepRenders();
    await writeEncoded(store, siteFolder(name), site);
    const written = await writeLock(store, lock);
    await moveChannel(store, channel, shown?.version ?? null, written);
    return { status: 'promoted', lock: written, changed, rendered };
  });
}

function changedParts(live: LockParts, wanted: LockParts): PromoteOutcome['changed'] {
  return Object.entries(wanted)
    .map(([part, { release }]) => ({ part, from: live[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
}
