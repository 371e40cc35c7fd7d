import { throwErrors, withdrawnGate } from '@site/gates';
import {
  type DeploymentParts,
  type OpenSchedule,
  LIVE_POINTER_KEY,
  type StoredDeployment,
  type VerifiedHistory,
  assertDue,
  assertSingleLine,
  commit,
  nameDeployment,
  readHead,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { type ReadFirst, type Store, StoreConflict } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { missingPolicy } from '../people/policy';
import { Candidate } from './candidate';
import { collectSignatures } from './collect-signatures';
import { requiredCheck } from './find-passing-check';
import { describe, emergenciesAfter, planChange, reasonOf } from './planned-change';

export interface PromoteRequest {
  store: Store;
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: DeploymentParts;
  /** Parts to take out of the site. @default none */
  retired?: string[];
  /** Whether pages count visits; missing: as it is live now, and not at first. */
  visits?: boolean;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Does everything but write: composes, checks, and says what would be. */
  dryRun?: boolean;
  /** Puts releases live on a public address though no browser has seen them; the message says why. */
  isUnchecked?: boolean;
  /** The store is that of one machine, without visitors: it needs no access policy. @default false */
  isOwnMachine?: boolean;
  /** To roll back a part: the deployment whose release of it goes live again. */
  rollsBackTo?: string;
  /** The promoter's key, for a store with an access policy. */
  loadSigner?: LoadSigner;
  /** Without the approvals that it takes, by one person of the team; `message` says why. */
  emergency?: boolean;
  /** The schedule that it carries out. */
  schedule?: OpenSchedule;
  /** The day that the gates go by, where it is not today. */
  on?: Date;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
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
      progress('Another promotion went live first; composing on top of it');
    }
  }
}

/** The steps of going live, in order: nothing moves before every gate let the candidate pass. */
async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, progress, schedule, emergency, dryRun = false } = request;
  const head = await readHead(store);
  reportSkipped(head, progress);
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
    changed: names,
    isRollback: request.rollsBackTo !== undefined,
    schedule,
    isEmergency: emergency,
    isDry: dryRun,
  });
  if (emergency) assertEmergency(request, signatures);

  const candidate = await opening;
  const { origin, isPublic, paths } = candidate;
  const people = versions.at(-1)?.people ?? null;
  const check = await requiredCheck(store, { parts, paths, people, isPublic, changed: names }, request);
  const withoutPolicy = needsPolicy(request, candidate, head) ? await missingPolicy(store, origin) : [];
  const { author, message } = request;
  const made = emergency ? { author, message, time: new Date().toISOString() } : null;
  const said = names.map((part) => candidate.manifests[part]!.message);
  const reason = message || reasonOf(said, request);
  const deployment = describe({ ...request, message: reason }, newest, plan, {
    ...check.marks,
    ...emergenciesAfter(accepted, { parts, changed: names, made }),
    origin,
  });
  const planned = nameDeployment(deployment);
  progress(`Composing deployment ${planned.name}`);
  const composed = await candidate.compose(planned.name, { basePath: '', visits }, request.on);
  throwErrors([...composed.problems, ...check.problems, ...withoutPolicy]);
  if (dryRun) return { status: 'would-promote', deployment: planned, changed };

  const pages = { composed: composed.archive };
  const written = await commit(store, head, { deployment, pages, signatures, schedule });
  return { status: 'promoted', deployment: written, changed };
}

/** Says which deployments are skipped because they were not authorized. */
function reportSkipped({ refused, accepted }: VerifiedHistory, progress: (sentence: string) => void): void {
  for (const { deployment, problem } of refused)
    progress(
      `Deployment ${deployment.name} does not count, and visitors are not shown it: ${problem.message} What counts is ${accepted?.name ?? 'nothing yet'}.`,
    );
}

/** Whether everybody sees it, and there is no access policy. Rolling back is for everybody, always. */
function needsPolicy(
  { isOwnMachine, rollsBackTo }: PromoteRequest,
  { isPublic }: Candidate,
  { versions }: VerifiedHistory,
): boolean {
  return isPublic && versions.length === 0 && !isOwnMachine && rollsBackTo === undefined;
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
