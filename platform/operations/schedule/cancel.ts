import {
  type OpenSchedule,
  type ReleaseChoice,
  type Said,
  assertSingleLine,
  fullName,
  mayCancel,
  readOpenSchedules,
  readPeople,
  withEnds,
  signCancellation,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { type Acting, knownSigner, type LoadSigner } from '../people/own-key';

interface CancelRequest extends Acting {
  /** A schedule's number, or a part or release that it puts live. */
  target: number | ReleaseChoice;
}

/**
 * Cancels schedules, by the signature of a person of their team where the store has an access policy. What
 * is live stays.
 * @returns the schedules as they were
 * @throws SiteError `schedule-unknown`, `signer-not-of-team`, `key-missing`, `signer-unknown`
 */
export async function cancel(request: CancelRequest): Promise<OpenSchedule[]> {
  const { store, target, author, message, loadSigner } = request;
  assertSingleLine({ author, message });
  const found = await schedulesOf(store, target);
  if (found.length === 0)
    throw new SiteError(
      'schedule-unknown',
      'There is no such schedule; nothing was changed.',
      'What is scheduled: npm run site -- status',
    );
  const said = { author, message, time: new Date().toISOString() };
  for (const record of await signCancellations(store, found, said, loadSigner)) await record();
  return found;
}

/**
 * Signs that what would put a withdrawn release live is cancelled. Where the person who withdraws it may not, there are none:
 * the schedules stay, and are refused at their time.
 * @returns what records each
 */
export async function cancelWithdrawn(
  store: Store,
  { part, release, ...said }: { part: string; release: string } & Said,
  loadSigner: LoadSigner | undefined,
): Promise<(() => Promise<unknown>)[]> {
  const found = await schedulesOf(store, { part, release });
  if (found.length === 0) return [];
  try {
    return await signCancellations(store, found, said, loadSigner);
  } catch (error) {
    if (error instanceof SiteError && /^(key|signer)-/.test(error.code)) return [];
    throw error;
  }
}

/** All at once: who signs by passkey is asked once. @throws SiteError `signer-not-of-team` where they may not cancel each of them */
async function signCancellations(
  store: Store,
  found: OpenSchedule[],
  said: Said,
  loadSigner: LoadSigner | undefined,
): Promise<(() => Promise<unknown>)[]> {
  const version = await readPeople(store);
  const by = version && { version, ...(await knownSigner(version.people, loadSigner)) };
  const teams = found.map(({ terms }) => Object.keys(terms.parts));
  const foreign = by && teams.find((parts) => !mayCancel(by.version.people, parts, by.person));
  if (foreign)
    throw new SiteError(
      'signer-not-of-team',
      `${fullName(by.version.people, by.person)} is no person of the team of ${foreign.join(' or ')}; nothing was changed.`,
      'Ask a person who is: npm run site -- people',
    );
  return Promise.all(found.map((schedule) => signCancellation(store, schedule, said, by)));
}

/** Open schedules that are named, with their ends. */
async function schedulesOf(store: Store, target: CancelRequest['target']): Promise<OpenSchedule[]> {
  return withEnds(await readOpenSchedules(store, []), ({ number, parts }) => {
    if (typeof target === 'number') return number === target;
    const own = parts[target.part];
    return own !== undefined && (target.release === null || own.release.startsWith(target.release));
  });
}
