import type { Envelope } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { formatTime, shortTime } from '@site/text';
import { type NamedDeployment, numberOf } from '../deployments/deployment';
import { walkChain } from '../deployments/deployment-chain';
import { PolicyViolation } from '../deployments/deployment-signatures';
import { type DeploymentParts, type DeploymentReference, isSameRelease } from '../records/record-fields';
import { covers, type OpenSchedule, type ScheduleTerms } from './schedules';

/**
 * What is due of the open schedules, in the order of its time. One that was not carried out before a later one decides on all its parts
 * is over with that: it never goes live after its end.
 * @param now in ISO 8601
 */
export function dueSchedules(
  open: OpenSchedule[],
  now: string,
): { schedule: OpenSchedule; over: OpenSchedule[] }[] {
  const due = open
    .filter(({ terms }) => terms.at <= now)
    .sort(({ terms: a }, { terms: b }) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number));
  return due
    .filter(({ terms }) => !due.some((later) => covers(later.terms, terms)))
    .map((schedule) => ({ schedule, over: due.filter(({ terms }) => covers(schedule.terms, terms)) }));
}

/**
 * Refuses a schedule before its time, and one that is superseded.
 * @throws SiteError `schedule-not-due`, `schedule-superseded`
 */
export async function assertDue(
  store: Store,
  { terms }: OpenSchedule,
  live: NamedDeployment | null,
  changed: string[],
): Promise<void> {
  if (Date.now() < Date.parse(terms.at))
    throw new SiteError(
      'schedule-not-due',
      `Schedule ${terms.number} is due at ${formatTime(terms.at)}, and it is ${formatTime(new Date())}; nothing was changed.`,
      'Wait until then.',
    );
  await assertNotSuperseded(store, terms, live, changed);
}

/** The person who made it, by the keys that count at a moment, in ms. @throws SiteError `schedule-unsigned` */
export function schedulerAt({ terms, envelope }: OpenSchedule, people: People, at: number): string {
  const [person, refused] = envelope ? schedulerIn(envelope, people, at) : [undefined, []];
  if (person) return person;
  throw new SiteError(
    'schedule-unsigned',
    `Schedule ${terms.number} has no signature that counts. ${refused.join(' ')}`.trim(),
    'A person of the team schedules it again, with their key: npm run site -- promote <part@release> --at <time>',
  );
}

/**
 * The person who scheduled what a deployment carries out. Their signature is good for exactly these releases, from its time
 * on, once, and only without another decision since.
 * @param envelope the signed schedule, as it is stored with the deployment
 * @param changed the parts that the deployment changes
 * @throws SiteError `schedule-unsigned`, `schedule-differs`, `schedule-superseded`
 */
export async function schedulerOf(
  store: Store,
  { name, record }: NamedDeployment,
  envelope: Envelope | undefined,
  people: People,
  changed: string[],
): Promise<string> {
  const scheduled = record.scheduled!;
  if (!envelope)
    throw new PolicyViolation('schedule-unsigned', `The schedule of deployment ${name} is not signed.`);
  const [person, refused] = schedulerIn(envelope, people, Date.parse(record.time));
  if (!person)
    throw new PolicyViolation(
      'schedule-unsigned',
      `The schedule of deployment ${name} has no signature that counts. ${refused.join(' ')}`,
    );
  const terms = readStatement(envelope, 'schedule', `the signatures of ${name}`);
  const isDue = terms.at === scheduled.at && terms.at <= record.time && terms.number === scheduled.number;
  if (!isDue || changed.some((part) => !(part in terms.parts)))
    throw new PolicyViolation(
      'schedule-differs',
      `Deployment ${name} is not what schedule ${terms.number} says.`,
    );
  await assertNotSuperseded(store, terms, record.previous, changed);
  if (changed.some((part) => !isSameRelease(terms.parts[part], record.parts[part])))
    throw new PolicyViolation(
      'schedule-differs',
      `Deployment ${name} has other releases than schedule ${terms.number}.`,
    );
  return person;
}

/** Who signed a schedule, and why others do not count. */
function schedulerIn(
  envelope: Envelope,
  people: People,
  at: number,
): [person: string | undefined, refused: string[]] {
  const { persons, refused } = signersOf(envelope, people, at);
  return [persons.find((id) => !people.persons[id]?.isMachine), refused];
}

/**
 * Refuses a schedule whose parts were changed since by hand, and one that was carried out already: its releases were live
 * since it was made, and are not any more. What it rolls back to was live before, so there its own number says so; and what was changed
 * by hand and is again as a schedule put it live, such as an offer that was rolled back and restored, still has its end. So has an
 * offer that was put live by hand before its time. An end ends what it names and was live at its time, and nothing else.
 * @param newest the newest deployment before it is carried out
 * @param changed its parts of which another release is live
 * @throws SiteError `schedule-superseded`
 */
export async function assertNotSuperseded(
  store: Store,
  terms: ScheduleTerms,
  newest: DeploymentReference | null,
  changed: string[],
): Promise<void> {
  const superseded = ({ name, record }: NamedDeployment, what: string) =>
    new PolicyViolation(
      'schedule-superseded',
      `Schedule ${terms.number} is superseded: ${what} with deployment ${name} (${shortTime(record.time)}, by ${record.author}).`,
    );
  let later: NamedDeployment | null = null;
  let live: NamedDeployment | null = null;
  let byHand: SiteError | null = null;
  // Until the time of an end has passed, what is live by then is not known.
  let isKnown = !terms.ends || terms.at > new Date().toISOString();
  for await (const deployment of walkChain(store, newest)) {
    const { record } = deployment;
    live ??= deployment;
    const shown = live.record.parts;
    const isSameIn = (parts: DeploymentParts) => (part: string) =>
      isSameRelease(parts[part], record.parts[part]);
    if (later && (terms.ends || !later.record.scheduled)) {
      const part = changed.find((one) => !isSameIn(later!.record.parts)(one));
      if (part !== undefined) byHand ??= superseded(later, `${part} was changed`);
    }
    // What was not live at the time of its end has none: put live after that, it stays.
    if (!isKnown && record.time <= terms.at) {
      isKnown = true;
      const part = changed.find((one) => !isSameIn(terms.ends!)(one));
      if (part !== undefined) throw superseded(deployment, `another release of ${part} was live at its time`);
    }
    const isAsScheduled = !terms.ends && record.scheduled && changed.every(isSameIn(shown));
    const isEnded = terms.ends && changed.every((part) => isSameRelease(terms.ends![part], shown[part]));
    if (terms.rollsBackTo !== undefined && (isAsScheduled || isEnded)) byHand = null;
    else if (terms.rollsBackTo === undefined && byHand) throw byHand;
    if (record.number <= numberOf(terms.after)) break;
    if (record.scheduled?.number === terms.number) throw superseded(deployment, 'it was carried out');
    for (const part of terms.rollsBackTo === undefined ? changed : [])
      if (isSameIn(terms.parts)(part))
        throw superseded(deployment, `its release of ${part} was live already`);
    later = deployment;
  }
  if (byHand) throw byHand;
}
