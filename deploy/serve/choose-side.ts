import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Rollout } from '../records/deployment';
import type { SiteTree } from '../records/site-tree';

/** The composed site that is live, and the one that a share of visitors gets in its place. */
export interface LivePages extends SiteTree {
  trial?: { tree: SiteTree; rollout: Pick<Rollout, 'percent' | 'parts'> };
}

/**
 * The composed site that a visitor gets. The same one for the same address and browser until the day (UTC) ends, from every server of
 * the store, while the share stays or grows. Nothing of the visitor is kept, sent or logged.
 *
 * @param day such as `2026-11-22`; today by default
 */
export function sideOf(
  pages: LivePages,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  day?: string,
): SiteTree {
  const { trial } = pages;
  // Mostly nothing is on trial, and each request passes here.
  if (!trial) return pages;
  const { percent, parts } = trial.rollout;
  const releases = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
  const today = day ?? new Date().toISOString().slice(0, 10);
  // The same for every share of one rollout; another one, and another day, begin with other visitors.
  const salt = [today, ...releases.sort()].join(' ');
  return placeOf(request, salt) < percent / 100 ? trial.tree : pages;
}

/** Where a visitor stands among all, from 0 up to 1: below the share, they get what is on trial. */
function placeOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, salt: string): number {
  const hash = createHash('sha256');
  for (const word of [salt, addressOf(headers, socket.remoteAddress), headers['user-agent'] ?? ''])
    hash.update(`${word.length} ${word} `);
  return hash.digest().readUIntBE(0, 6) / 2 ** 48;
}

/**
 * A proxy on this machine names the visitor's address. Whoever makes one up chooses a side for themselves and gains nothing else, so
 * no proxy has to be named; the first one is the visitor's, however many proxies there are.
 */
function addressOf(headers: IncomingMessage['headers'], peer = ''): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',', 1)[0]!
    .trim();
  return isThisMachine(peer) && forwarded !== '' ? forwarded : peer;
}

function isThisMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
