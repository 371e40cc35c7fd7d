import { throwErrors, withdrawnGate } from '@site/gates';
import {
  type Deployment,
  type DeploymentParts,
  type OpenSchedule,
  LIVE_POINTER_KEY,
  type NamedDeployment,
  type StoredDeployment,
  assertDue,
  assertSingleLine,
  commit,
  nameDeployment,
  nextDeployment,
  readHead,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { type ReadFirst, StoreConflict } from '@site/store';
import type { Acting } from '../people/own-key';
import { missingPolicy } from '../people/policy';
import { Candidate } from './candidate';
import { collectSignatures } from './collect-signatures';
import { requiredCheck } from './find-passing-check';

export interface PromoteRequest extends Acting {
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: DeploymentParts;
  /** Parts to take out of the site. @default none */
  retired?: string[];
  /** Whether pages count visits; missing: as it is live now, and not at first. */
  visits?: boolean;
  /** Does everything but write: composes, checks, and says what would be. */
  dryRun?: boolean;
  /** Puts releases live on a public address though no browser has seen them; the message says why. */
  isUnchecked?: boolean;
  /** The store is that of one machine, without visitors: it needs no access policy. @default false */
  isOwnMachine?: boolean;
  /** To roll back a part: the deployment whose release of it goes live again. */
  rollsBackTo?: string;
  /** Without the approvals that it takes, by one person of the team; `message` says why. */
  emergency?: boolean;
  /** The schedule that it carries out. */
  schedule?: OpenSchedule;
  /** The day that the gates go by, where it is not today. */
  on?: Date;
}

/** A part whose release changes, with the release before; null for a part that is new. */
interface ChangedPart {
  part: string;
  from: string | null;
  to: string;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  changed: ChangedPart[];
}

/** What to prefetch before a promotion, with the choice of its releases, and before a rollback. */
export const MOVE_READS: ReadFirst = {
  pointers: [LIVE_POINTER_KEY],
  lists: ['people/', 'withdrawals/'],
};

/** Retries after a concurrent promotion. */
const ATTEMPTS = 10;

/**
 * Puts releases live. After a concurrent promotion, composes on top of it, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError `page-missing` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  const { author, message, progress } = request;
  assertSingleLine({ author, message });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(request);
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
      progress?.('Another promotion went live first; composing on top of it');
    }
  }
}

/** The steps of going live, in order: nothing moves before every gate let the candidate pass. */
async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, schedule, emergency, dryRun = false, rollsBackTo } = request;
  const head = await readHead(store);
  for (const { deployment, problem } of head.refused)
    request.progress?.(
      `Deployment ${deployment.name} does not count, and visitors are not shown it: ${problem.message} What counts is ${head.accepted?.name ?? 'nothing yet'}.`,
    );
  const { newest, accepted, versions } = head;
  const plan = planChange(request, accepted);
  const { parts, changed, visits } = plan;
  if (newest && accepted?.name === newest.name && plan.isSame)
    return { status: 'already-live', deployment: newest, changed };
  if (!dryRun) store.prepareMove?.();

  const names = changed.map(({ part }) => part);
  // A distant store is asked meanwhile; what refuses first is told first.
  const opening = Candidate.open(store, parts, accepted?.record.parts);
  opening.catch(() => undefined);
  if (schedule) await assertDue(store, schedule, newest, names);
  throwErrors(await withdrawnGate(store, Object.fromEntries(names.map((part) => [part, parts[part]!]))));
  const signatures = await collectSignatures({
    store,
    history: head,
    loadSigner: request.loadSigner,
    parts,
    schedule,
    changed: names,
    isRollback: rollsBackTo !== undefined,
    isEmergency: emergency,
    isDry: dryRun,
  });
  if (emergency) assertEmergency(request, signatures);

  const candidate = await opening;
  const { origin, isPublic, paths } = candidate;
  const people = versions.at(-1)?.people ?? null;
  const check = await requiredCheck(store, { parts, paths, people, isPublic, changed: names }, request);
  // Rolling back is for everybody, always; and a machine of one's own has no visitors.
  const isOpen = isPublic && people === null && !request.isOwnMachine && rollsBackTo === undefined;
  const withoutPolicy = isOpen ? await missingPolicy(store, origin) : [];
  const deployment = nextDeployment(newest, {
    site: null,
    parts,
    ...check.marks,
    ...emergenciesAfter(accepted, plan, request),
    origin,
    kind: rollsBackTo ? 'rollback' : 'promote',
    author: request.author,
    message: request.message || reasonOf(plan, candidate, rollsBackTo),
    time: new Date().toISOString(),
    ...(visits && { visits }),
    ...(rollsBackTo && { rollsBackTo }),
    ...(schedule && { scheduled: { number: schedule.terms.number, at: schedule.terms.at } }),
  });
  const planned = nameDeployment(deployment);
  request.progress?.(`Composing deployment ${planned.name}`);
  const composed = await candidate.compose(planned.name, { basePath: '', visits }, request.on);
  throwErrors([...composed.problems, ...check.problems, ...withoutPolicy]);
  if (dryRun) return { status: 'would-promote', deployment: planned, changed };

  const pages = { composed: composed.archive };
  const written = await commit(store, head, { deployment, pages, signatures, schedule });
  return { status: 'promoted', deployment: written, changed };
}

/** What a promotion makes of what is live. */
interface PlannedChange {
  /** Every part with the release that is to be live. */
  parts: DeploymentParts;
  changed: ChangedPart[];
  visits: boolean;
  /** Whether all of this is live already. */
  isSame: boolean;
}

/** @param live what it comes after; null for nothing */
function planChange(
  { parts, retired = [], visits: wanted }: PromoteRequest,
  live: NamedDeployment | null,
): PlannedChange {
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]) => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const isOut = retired.some((part) => part in before);
  const counted = live?.record.visits === true;
  const visits = wanted ?? counted;
  const isSame = changed.length === 0 && !isOut && visits === counted;
  const next = Object.entries({ ...before, ...parts }).filter(([part]) => !retired.includes(part));
  return { parts: Object.fromEntries(next), changed, visits, isSame };
}

/** What the authors of its releases said, where nothing was said of going live; of a rollback they said nothing. */
function reasonOf({ changed }: PlannedChange, { manifests }: Candidate, rollsBackTo?: string): string {
  const messages = changed.map(({ part }) => manifests[part]!.message);
  return rollsBackTo ? '' : [...new Set(messages)].filter(Boolean).join('; ');
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed }: PlannedChange,
  { emergency, author, message }: PromoteRequest,
): Pick<Deployment, 'emergencies'> {
  const names = changed.map(({ part }) => part);
  const stay = Object.entries(before?.record.emergencies ?? {}).filter(
    ([part]) => part in parts && !names.includes(part),
  );
  const made = { author, message, time: new Date().toISOString() };
  const all = [...stay, ...(emergency ? names.map((part) => [part, made] as const) : [])];
  return all.length > 0 ? { emergencies: Object.fromEntries(all) } : {};
}

/**
 * Refuses an emergency without a reason, and one that is not needed.
 * @throws SiteError `emergency-unclear`, `emergency-unneeded`
 */
function assertEmergency({ message }: { message: string }, signatures: object | null): void {
  if (message.trim() === '')
    throw new SiteError(
      'emergency-unclear',
      'An emergency is shipped with its reason; nothing was put live.',
      'Say why: --emergency -m "why"',
    );
  if (signatures) return;
  throw new SiteError(
    'emergency-unneeded',
    'This store has no access policy, so no approval is missing; nothing was put live.',
    'Leave --emergency out.',
  );
}
