import { isOfTeam } from '../../authority/part-rule';
import { fullName } from '../../authority/people';
import type { ReleaseChoice } from '../../records/choose-releases';
import { readPeople } from '../../records/people-versions';
import { assertPlainWords } from '../../records/plain-words';
import { type OpenSchedule, readOpenSchedules, recordAct, type ScheduleTerms } from '../../records/schedules';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { knownSigner, type LoadSigner } from '../people/own-key';

interface CancelRequest {
  store: Store;
  /** A schedule's number, or a part or release that it puts live. */
  target: number | ReleaseChoice;
  author: string;
  message: string;
  loadSigner?: LoadSigner;
}

/**
 * Takes back what is left of schedules. What is live stays.
 * @throws SiteError `schedule-unknown`, `signer-not-of-team`
 */
export async function cancel({
  store,
  target,
  author,
  message,
  loadSigner,
}: CancelRequest): Promise<ScheduleTerms[]> {
  assertPlainWords({ author, message });
  const found = (await readOpenSchedules(store, [])).filter((schedule) => isMeant(schedule, target));
  if (found.length === 0)
    throw new SiteError(
      'schedule-unknown',
      'There is no such schedule; nothing was changed.',
      'What is scheduled: npm run site -- status',
    );
  await assertOfTeam(store, found, loadSigner);
  await recordCancelled(store, found, { author, message, time: new Date().toISOString() });
  return found.map(({ terms }) => terms);
}

/** Cancels what would put a release live that is withdrawn. @returns the numbers */
export async function cancelWithdrawn(
  store: Store,
  {
    part,
    release,
    ...fields
  }: { part: string; release: string; author: string; message: string; time: string },
): Promise<number[]> {
  const found = (await readOpenSchedules(store, [])).filter((schedule) =>
    isMeant(schedule, { part, release }),
  );
  await recordCancelled(store, found, fields);
  return found.map(({ terms }) => terms.number);
}

async function recordCancelled(
  store: Store,
  found: OpenSchedule[],
  fields: { author: string; message: string; time: string },
): Promise<void> {
  for (const { terms } of found) await recordAct(store, terms.number, 'cancelled', fields);
}

function isMeant({ terms }: OpenSchedule, target: CancelRequest['target']): boolean {
  if (typeof target === 'number') return terms.number === target;
  const own = terms.parts[target.part];
  return own !== undefined && (target.release === null || own.release.startsWith(target.release));
}

async function assertOfTeam(
  store: Store,
  found: OpenSchedule[],
  loadSigner: LoadSigner | undefined,
): Promise<void> {
  const version = await readPeople(store);
  if (!version) return;
  const { people } = version;
  const { person } = await knownSigner(people, loadSigner);
  const parts = found.flatMap(({ terms }) => Object.keys(terms.parts));
  if (parts.some((part) => isOfTeam(people, part, person))) return;
  throw new SiteError(
    'signer-not-of-team',
    `${fullName(people, person)} is not in the team of ${parts.join(' or ')}; nothing was changed.`,
    'Ask somebody who is: npm run site -- people',
  );
}
