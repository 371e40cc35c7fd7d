import { composeSite } from '../compose/compose-site';
import { checkGates } from '../gates/check-gates';
import { lockOf, moveChannel, readChannel } from '../store/channels';
import { readLock, writeLock } from '../store/locks';
import { siteFolder } from '../store/record-names';
import { lockName, nextLock, type NamedLock } from '../store/site-lock';
import { type Store, StoreConflict } from '../store/store';
import type { LockParts } from './choose-releases';
import { originOf } from './origin';
import { readParts } from './read-parts';
import { writeSite } from './write-site';

export interface PromoteRequest {
  store: Store;
  channel: string;
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: LockParts;
  author: string;
  message: string;
  progress: (sentence: string) => void;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live';
  lock: NamedLock;
}

/** How often a promotion is composed anew on top of somebody else's before it gives up. */
const ATTEMPTS = 10;

/**
 * Puts releases live: composes and judges the exact combination, then moves the channel's pointer. When somebody else
 * went live in between, composes on top of theirs, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError for the store's faults. The live site is then as it was.
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

async function promoteOnce({
  store,
  channel,
  parts,
  author,
  message,
  progress,
}: PromoteRequest): Promise<PromoteOutcome> {
  const current = await readChannel(store, channel);
  const live = current && (await readLock(store, lockOf(current.pointer).name));
  const wanted = { ...live?.lock.parts, ...parts };
  if (live && isSame(live.lock.parts, wanted)) return { status: 'already-live', lock: live };

  const releases = await readParts(store, wanted);
  const origin = await originOf(releases.builds);
  const lock = nextLock(live, {
    site: null,
    parts: wanted,
    kind: 'promote',
    author,
    message,
    time: new Date().toISOString(),
    origin: origin.address,
  });
  const name = lockName(lock);
  progress(`Composing lock ${name}`);
  const files = await composeSite({
    lock: name,
    basePath: '',
    origin: origin.isPublic ? origin.address : null,
    builds: releases.builds,
  });
  await checkGates({ ...releases, files, isPublic: origin.isPublic });
  await writeSite(store, siteFolder(name), files);
  const written = await writeLock(store, lock);
  await moveChannel(store, channel, current?.version ?? null, written);
  return { status: 'promoted', lock: written };
}

function isSame(live: LockParts, wanted: LockParts): boolean {
  return Object.entries(wanted).every(([part, { release }]) => live[part]?.release === release);
}
