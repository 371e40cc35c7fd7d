import {
  type Approval,
  type DeploymentParts,
  type OpenSchedule,
  type People,
  type ScheduleTerms,
  evaluate,
  fullName,
  isOfTeam,
  mayRollBack,
  readEvidence,
  readLiveDeployment,
  readOpenSchedules,
  readPeople,
  recordApproval,
  ruleOf,
  signApproval,
  signCancellation,
  nextScheduleNumber,
  signSchedules,
  withEnds,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { formatTime } from '@site/text';
import { implicitApproval } from '../approve/decide';
import { type Acting, type KnownSigner, knownSigner } from '../people/own-key';
import { type PromoteOutcome, promote } from '../promote/promote';

interface ScheduleRequest extends Acting {
  parts: DeploymentParts;
  at: Date;
  /** When the releases before go live again. */
  until?: Date;
  dryRun?: boolean;
}

/** Without a number for a dry run. */
type PlannedTerms = Omit<ScheduleTerms, 'number'> & { number: number | null };

export interface ScheduleOutcome {
  status: 'scheduled' | 'would-schedule';
  terms: PlannedTerms;
  /** The schedule that rolls back to the releases before; null for none. */
  end: PlannedTerms | null;
  changed: PromoteOutcome['changed'];
  /** Schedules of the same releases, which this one replaces. */
  replaced: number[];
}

/**
 * Has releases go live at a time. Composes and checks them now, as of that day, with what is live, and asks for all
 * approvals now; at its time everything is checked again. What ends is two schedules of one `time`: the end is written first, as
 * without the beginning it changes nothing.
 * @throws SiteError `candidate-live`, `schedule-impossible`, and what {@link promote} throws
 */
export async function schedule(request: ScheduleRequest): Promise<ScheduleOutcome> {
  const { store, parts, at, until, author } = request;
  if (until && until <= at)
    throw new SiteError(
      'schedule-impossible',
      `It would end at ${formatTime(until)}, before it begins at ${formatTime(at)}; nothing was scheduled.`,
      'Give an end after the beginning.',
    );
  const { changed, deployment } = await promote({ ...request, dryRun: true, on: at });
  if (changed.length === 0)
    throw new SiteError(
      'candidate-live',
      'All of that is live already; nothing was scheduled.',
      'What is live and what waits: npm run site -- status',
    );
  const live = await readLiveDeployment(store);
  const version = await readPeople(store);
  const people = version?.people ?? null;
  const known = people && (await knownSigner(people, request.loadSigner));
  if (until) assertMayEnd(changed, people, known);
  const names = changed.map(({ part }) => part);
  const { message } = deployment.record;
  const decided = {
    after: live && { name: live.name, sha256: live.sha256 },
    author,
    time: new Date().toISOString(),
  };
  const terms = { ...decided, parts: pick(parts, names), at: at.toISOString(), message };
  const end = live &&
    until && {
      ...decided,
      parts: pick(live.record.parts, names),
      at: until.toISOString(),
      rollsBackTo: live.name,
      message: '',
    };
  const others = await schedulesOf(store, terms.parts);
  const replaced = others.map((other) => other.terms.number);
  if (request.dryRun)
    return {
      status: 'would-schedule',
      terms: { ...terms, number: null },
      end: end ? { ...end, number: null } : null,
      changed,
      replaced,
    };
  const combined = { ...live?.record.parts, ...parts };
  const approvals = known && people ? await missingApprovals(store, people, known, names, combined) : [];
  const signer = known?.signer ?? null;
  const number = await nextScheduleNumber(store);
  // All at once, with nothing read in between: who signs by passkey is asked once.
  const said = { author, message: `Scheduled again for ${formatTime(at)}`, time: decided.time };
  const by = version && signer && { signer, version };
  const [signedApprovals, signedTerms, cancellations] = await Promise.all([
    Promise.all(approvals.map((approval) => signApproval(signer!, approval))),
    signSchedules(store, signer, [...(end ? [end] : []), terms], number),
    Promise.all(others.map((other) => signCancellation(store, other, said, by))),
  ]);
  for (const approval of signedApprovals) await recordApproval(store, approval);
  const stored: ScheduleTerms[] = [];
  for (const record of signedTerms) stored.push(await record());
  for (const record of cancellations) await record();
  return { status: 'scheduled', terms: stored.pop()!, end: stored.pop() ?? null, changed, replaced };
}

/** An approver who schedules releases approves them by that, as one who promotes them does: what has yet to be signed for it. */
async function missingApprovals(
  store: Store,
  people: People,
  { person }: KnownSigner,
  names: string[],
  parts: DeploymentParts,
): Promise<Omit<Approval, 'time'>[]> {
  const missing: Omit<Approval, 'time'>[] = [];
  for (const part of names) {
    if (!ruleOf(people, part).approve.includes(person)) continue;
    const evidence = await readEvidence(store, part, parts[part]!.release);
    const { decisions } = evaluate({ part, parts, people, at: Date.now() }, evidence);
    if (decisions.some((decision) => decision.person === person && decision.isApproved)) continue;
    missing.push(await implicitApproval(store, { part, parts }, people));
  }
  return missing;
}

function pick(parts: DeploymentParts, names: string[]): DeploymentParts {
  return Object.fromEntries(names.map((part) => [part, parts[part]!]));
}

/** Open schedules of one of the same releases, with their ends. */
async function schedulesOf(store: Store, parts: DeploymentParts): Promise<OpenSchedule[]> {
  const open = await readOpenSchedules(store, []);
  const same = open.filter(
    ({ terms }) =>
      terms.rollsBackTo === undefined &&
      Object.entries(terms.parts).some(([part, { release }]) => parts[part]?.release === release),
  );
  return withEnds(open, same);
}

function assertMayEnd(
  changed: PromoteOutcome['changed'],
  people: People | null,
  known: KnownSigner | null,
): void {
  for (const { part, from } of changed) {
    if (from === null)
      throw new SiteError(
        'schedule-impossible',
        `No release of ${part} is live to roll back to; nothing was scheduled.`,
        'Leave --until out.',
      );
    if (!people || !known) continue;
    if (isOfTeam(people, part, known.person) && mayRollBack(people, part, known.person)) continue;
    throw new SiteError(
      'signer-not-of-team',
      `${fullName(people, known.person)} may not roll back ${part}; nothing was scheduled.`,
      'Leave --until out, or ask a person who may roll back to schedule it: npm run site -- people',
    );
  }
}
