import {
  type DeploymentParts,
  type People,
  type ReleaseName,
  type ScheduleTerms,
  assertSingleLine,
  fullName,
  isEndOf,
  mayEnd,
  readLiveDeployment,
  readOpenSchedules,
  readPeople,
  recordApproval,
  signApproval,
  signCancellation,
  nextScheduleNumber,
  signSchedules,
  withEnds,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';
import { candidateLive } from '../approve/decide';
import { type Acting, knownSigner } from '../people/own-key';
import { type PromoteOutcome, promote } from '../promote/promote';
import { type BroughtBack, assertDatesGoTogether, assertStaysEnded, broughtBackAt } from './what-ends-bring';
import { earlierRelease } from '../rollback/rollback-part';

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
 * @throws SiteError `candidate-live`, `schedule-impossible`, `schedule-conflict`, and what {@link promote} throws
 */
export async function schedule(request: ScheduleRequest): Promise<ScheduleOutcome> {
  const { store, parts, at, until, author } = request;
  if (until && until <= at)
    throw new SiteError(
      'schedule-impossible',
      `It would end at ${formatTime(until)}, before it begins at ${formatTime(at)}; nothing was scheduled.`,
      'Give an end after the beginning.',
    );
  const { changed, deployment, signatures = null } = await promote({ ...request, dryRun: true, on: at });
  if (changed.length === 0) throw candidateLive('scheduled');
  const live = await readLiveDeployment(store);
  const names = changed.map(({ part }) => part);
  const isNew = changed.find(({ from }) => from === null);
  if (until && isNew)
    throw new SiteError(
      'schedule-impossible',
      `No release of ${isNew.part} is live to roll back to; nothing was scheduled.`,
      'Leave --until out.',
    );
  const open = await readOpenSchedules(store, []);
  // Those of one of the same releases, with their ends.
  const others = withEnds(
    open,
    (other) =>
      other.rollsBackTo === undefined &&
      names.some((part) => other.parts[part]?.release === parts[part]!.release),
  );
  const kept = open.filter((one) => !others.includes(one));
  assertDatesGoTogether(kept, names, at, until);
  if (until && signatures) await signerOfEnd(names, signatures.version.people, request);
  // What is moved without another reason keeps its own.
  const moved = others.find(({ terms }) => !terms.rollsBackTo)?.terms;
  const message = request.message || (moved?.message ?? deployment.record.message);
  const decided = {
    after: live && { name: live.name, sha256: live.sha256 },
    author,
    time: new Date().toISOString(),
  };
  const terms = { ...decided, parts: pick(parts, names), at: at.toISOString(), message };
  const end = live &&
    until && {
      ...decided,
      ...broughtBackAt(kept, { parts: pick(live.record.parts, names), rollsBackTo: live.name }, until),
      at: until.toISOString(),
      ends: terms.parts,
      message: '',
    };
  const replaced = others.map((other) => other.terms.number);
  if (request.dryRun)
    return {
      status: 'would-schedule',
      terms: { ...terms, number: null },
      end: end ? { ...end, number: null } : null,
      changed,
      replaced,
    };
  const number = await nextScheduleNumber(store);
  // All at once, with nothing read in between: who signs by passkey is asked once.
  const said = { author, message: `Scheduled again for ${formatTime(at)}`, time: decided.time };
  const [signedApprovals, signedTerms, cancellations] = await Promise.all([
    Promise.all(signatures?.implied.map((approval) => signApproval(signatures.signer, approval)) ?? []),
    signSchedules(store, signatures?.signer ?? null, [...(end ? [end] : []), terms], number),
    Promise.all(others.map((other) => signCancellation(store, other, said, signatures))),
  ]);
  for (const approval of signedApprovals) await recordApproval(store, approval);
  const stored: ScheduleTerms[] = [];
  for (const record of signedTerms) stored.push(await record());
  for (const record of cancellations) await record();
  return { status: 'scheduled', terms: stored.pop()!, end: stored.pop() ?? null, changed, replaced };
}

function pick(parts: DeploymentParts, names: string[]): DeploymentParts {
  return Object.fromEntries(names.map((part) => [part, parts[part]!]));
}

/** The key of who asks, who may have parts roll back at a time. @throws SiteError `signer-not-of-team` */
async function signerOfEnd(names: string[], people: People, { loadSigner }: Acting) {
  const { person, signer } = await knownSigner(people, loadSigner);
  const foreign = names.find((part) => !mayEnd(people, [part], person));
  if (foreign === undefined) return signer;
  throw new SiteError(
    'signer-not-of-team',
    `${fullName(people, person)} may not roll back ${foreign}; nothing was scheduled.`,
    'Leave --until out, or ask a person who may roll back to schedule it: npm run site -- people',
  );
}

/**
 * Has a release that is live end at a time: then the release before it goes live again. Of an offer, it takes the place of the end that
 * was given before, with all its parts. It is written first: an offer without an end would stay for ever.
 * @throws SiteError `release-not-live`, `release-first`, `schedule-conflict`, `signer-not-of-team`
 */
export async function setEnd(request: Acting & ReleaseName & { until: Date }): Promise<void> {
  const { store, part, release, until, author, message } = request;
  assertSingleLine({ author, message });
  const live = await readLiveDeployment(store);
  const shown = live?.record.parts ?? {};
  if (!live || shown[part]?.release !== release)
    throw new SiteError(
      'release-not-live',
      `${part}@${release} is not live now; nothing was changed.`,
      'What is live: npm run site -- status',
    );
  const open = await readOpenSchedules(store, []);
  const isShown = ([one, { release: ended }]: [string, { release: string }]) => ended === shown[one]?.release;
  const ends = open.filter(({ terms }) => terms.ends?.[part] && Object.entries(terms.ends).every(isShown));
  const begun = open.filter((one) => ends.some(({ terms }) => isEndOf(terms, one.terms)));
  const replaced = [...begun, ...ends];
  const kept = open.filter((one) => !replaced.includes(one));
  assertStaysEnded(kept, part, release, until);
  const before = async (): Promise<BroughtBack> => {
    const earlier = await earlierRelease(store, part);
    return { parts: { [part]: earlier.release }, rollsBackTo: earlier.deployment };
  };
  const { parts, rollsBackTo } = broughtBackAt(kept, ends[0]?.terms ?? (await before()), until);
  const names = Object.keys(parts);
  const version = await readPeople(store);
  const by = version && { version, signer: await signerOfEnd(names, version.people, request) };
  const time = new Date().toISOString();
  const terms = {
    ...{ author, message: message || (ends[0]?.terms.message ?? ''), time, parts, at: until.toISOString() },
    ...{ rollsBackTo, ends: pick(shown, names) },
    after: { name: live.name, sha256: live.sha256 },
  };
  const first = await nextScheduleNumber(store);
  const said = { author, message: `Its end was moved to ${formatTime(until)}`, time };
  // All at once: who signs by passkey is asked once.
  const [[record], cancellations] = await Promise.all([
    signSchedules(store, by?.signer ?? null, [terms], first),
    Promise.all(replaced.map((one) => signCancellation(store, one, said, by))),
  ]);
  for (const write of [record!, ...cancellations]) await write();
}
