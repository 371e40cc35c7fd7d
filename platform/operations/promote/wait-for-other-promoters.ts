import { setTimeout as pause } from 'node:timers/promises';
import { numberOf, readLivePointer } from '@site/ledger';
import type { Store } from '@site/store';

/** How often the live pointer is looked at, in ms: less than composing takes. */
const LOOK_EVERY_MS = 100;

const FOLDER = 'deployments/';

/** So many numbers back a promoter may wait. */
const RECENT = 64;

/**
 * Waits until those have gone live that lost a race earlier. If all composed again at once, all but one would lose again, and their
 * work would grow with the square of their number. No promoter is kept out by it: compare-and-swap still decides.
 * @param lost name of the deployment that did not go live
 * @param timeoutMs how long each of them may take: what the lost attempt took, on a machine that was as busy. One that does
 *   not go live in that time was refused, or its process died, and is waited for no longer.
 */
export async function untilItsTurn(store: Store, lost: string, timeoutMs: number): Promise<void> {
  let live = await readLivePointer(store);
  // No promoter has won: there is none to wait for.
  if (numberOf(live) < numberOf({ name: lost })) return;
  let turn = await turnAfter(store, lost);
  let since = performance.now();
  while (numberOf(live) < turn) {
    await pause(LOOK_EVERY_MS);
    const before = live;
    live = await readLivePointer(store);
    const hasMoved = live?.version !== before?.version;
    // The one before it has looked as seldom.
    const isGone = !hasMoved && performance.now() - since > timeoutMs + 2 * LOOK_EVERY_MS;
    if (isGone) turn -= 1;
    if (isGone || hasMoved) since = performance.now();
  }
}

/**
 * The number that is live when it is one's turn. All promoters find the same order: of those that were stored for a number, the first
 * went live with it, and each other one comes after all that lost before it.
 */
async function turnAfter(store: Store, lost: string): Promise<number> {
  const oldest = numberOf({ name: lost }) - RECENT;
  const names = (await store.listNames(FOLDER)).filter((name) => numberOf({ name }) > oldest);
  const stored = names.map(async (name) => ({ name, at: Number(await store.writtenAt(FOLDER + name)) }));
  const live = new Set<number>();
  let turn = 0;
  for (const { name } of (await Promise.all(stored)).sort((a, b) => a.at - b.at)) {
    const number = numberOf({ name });
    const isOwn = name === `${lost}.json`;
    if (!isOwn && !live.has(number)) live.add(number);
    else turn = Math.max(number, turn + 1);
    if (isOwn) break;
  }
  return turn;
}
