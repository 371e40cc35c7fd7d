import {
  type NamedDeployment,
  type OpenSchedule,
  type People,
  assertNotSuperseded,
  isCancelled,
  schedulerOfTerms,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { formatTime } from '@site/text';

/** A schedule whose time has come, signed by its author where the store has an access policy. */
export type DueSchedule = Pick<OpenSchedule, 'terms' | 'envelope' | 'sha256'>;

/**
 * Refuses a schedule before its time, and one that is superseded.
 * @throws SiteError `schedule-not-due`, `schedule-superseded`
 */
export async function assertDue(
  store: Store,
  { terms }: DueSchedule,
  live: NamedDeployment | null,
  changed: string[],
): Promise<void> {
  if (Date.now() < Date.parse(terms.at))
    throw new SiteError(
      'schedule-not-due',
      `Schedule ${terms.number} is due at ${formatTime(terms.at)}, and it is ${formatTime(new Date())}; nothing was changed.`,
      'Wait until then.',
    );
  await assertNotSuperseded(store, { terms, newest: live }, changed);
}

/** What {@link assertNotCancelled} throws. */
export const CANCELLED_MEANWHILE = 'schedule-cancelled';

/** Refuses a schedule that was cancelled while it was being carried out. @throws SiteError `schedule-cancelled` */
export async function assertNotCancelled(store: Store, due: DueSchedule): Promise<void> {
  if (!(await isCancelled(store, due))) return;
  throw new SiteError(
    CANCELLED_MEANWHILE,
    `Schedule ${due.terms.number} was cancelled while it was being carried out; nothing was put live.`,
    'What is live and what waits: npm run site -- status',
  );
}

/** The person who made it, by the keys that count now. @throws SiteError `schedule-unsigned` */
export function schedulerNow({ terms, envelope }: DueSchedule, people: People): string {
  const [person, refused] = envelope ? schedulerOfTerms(envelope, people, Date.now()) : [undefined, []];
  if (person) return person;
  throw new SiteError(
    'schedule-unsigned',
    `Schedule ${terms.number} has no signature that counts; nothing was put live. ${refused.join(' ')}`.trim(),
    'A person of the team schedules it again, with their key: npm run site -- promote <part@release> --at <time>',
  );
}
