import type { Envelope } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import type { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { shortTime } from '@site/text';
import { type DeploymentReference, type NamedDeployment, numberOf } from '../deployments/deployment';
import { walkChain } from '../deployments/deployment-chain';
import { policyViolation } from '../records/policy-violation';
import { isSameRelease } from '../policy/policy';
import { type ScheduleTerms, scheduleTermsSchema } from './schedules';

/** What a schedule is carried out on. */
interface OnTop {
  terms: ScheduleTerms;
  /** The newest deployment before it. */
  newest: DeploymentReference | null;
}

/** The terms that an envelope holds. Says nothing of who signed it. @throws SiteError `statement-unreadable` */
function signedTerms(envelope: Envelope, where: string): ScheduleTerms {
  return scheduleTermsSchema.parse(readStatement(envelope, 'schedule', where));
}

/**
 * The person who scheduled what a deployment carries out. Their signature is good for exactly these releases, from its time
 * on, once, and only without another decision since.
 *
 * @param changed the parts that the deployment changes
 * @throws SiteError `schedule-unsigned`, `schedule-differs`, `schedule-superseded`
 */
export async function schedulerOf(
  store: Store,
  {
    deployment: { name, record },
    envelope,
    people,
    changed,
  }: { deployment: NamedDeployment; envelope: Envelope | undefined; people: People; changed: string[] },
): Promise<string> {
  const scheduled = record.scheduled!;
  if (!envelope)
    throw policyViolation('schedule-unsigned', `Nobody signed the schedule of deployment ${name}.`);
  const [person, refused] = schedulerOfTerms(envelope, people, Date.parse(record.time));
  if (!person)
    throw policyViolation(
      'schedule-unsigned',
      `The schedule of deployment ${name} has no signature that counts. ${refused.join(' ')}`,
    );
  const terms = signedTerms(envelope, `the signatures of ${name}`);
  const isDue = terms.at === scheduled.at && terms.at <= record.time && terms.number === scheduled.number;
  if (!isDue || changed.some((part) => !(part in terms.parts)))
    throw policyViolation(
      'schedule-differs',
      `Deployment ${name} is not what schedule ${terms.number} says.`,
    );
  await assertNotSuperseded(store, { terms, newest: record.previous }, changed);
  if (changed.some((part) => !isSameRelease(terms.parts[part], record.parts[part])))
    throw policyViolation(
      'schedule-differs',
      `Deployment ${name} has other releases than schedule ${terms.number}.`,
    );
  return person;
}

/** Who signed a schedule, and why others do not count. */
export function schedulerOfTerms(
  envelope: Envelope,
  people: People,
  at: number,
): [person: string | undefined, refused: string[]] {
  const { persons, refused } = signersOf(envelope, people, at);
  return [persons.find((id) => !people.persons[id]?.isMachine), refused];
}

/**
 * Refuses a schedule whose parts were changed since by hand, and one that was carried out already: its releases were live
 * since it was made, and are not any more. What it rolls back to was live before, so there its own number says so.
 * @throws SiteError `schedule-superseded`
 */
export async function assertNotSuperseded(
  store: Store,
  { terms, newest }: OnTop,
  changed: string[],
): Promise<void> {
  let later: NamedDeployment | null = null;
  for await (const deployment of walkChain(store, newest)) {
    if (later && !later.record.scheduled)
      for (const part of changed)
        if (!isSameRelease(later.record.parts[part], deployment.record.parts[part]))
          throw superseded(terms, later, `${part} was changed`);
    if (deployment.record.number <= numberOf(terms.after)) return;
    if (deployment.record.scheduled?.number === terms.number)
      throw superseded(terms, deployment, 'it was carried out');
    for (const part of terms.rollsBackTo === undefined ? changed : [])
      if (isSameRelease(deployment.record.parts[part], terms.parts[part]))
        throw superseded(terms, deployment, `its release of ${part} was live already`);
    later = deployment;
  }
}

function superseded({ number }: ScheduleTerms, { name, record }: NamedDeployment, what: string): SiteError {
  return policyViolation(
    'schedule-superseded',
    `Schedule ${number} is superseded: ${what} with deployment ${name} (${shortTime(record.time)}, by ${record.author}).`,
  );
}
