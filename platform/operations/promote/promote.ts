import {
  type CollectedSignatures,
  type OpenSchedule,
  LIVE_POINTER_KEY,
  type StoredDeployment,
  assertDue,
  assertSingleLine,
  commit,
  isFrozen,
  nameDeployment,
  nextDeployment,
  readFreezes,
  readHead,
  readLastPublication,
  withdrawnProblems,
} from '@site/ledger';
import { SiteError, throwErrors } from '@site/errors';
import { type ReadFirst, type Store, StoreConflict, mapLimited } from '@site/store';
import type { Acting } from '../people/own-key';
import { missingPolicy } from '../people/policy';
import { openCandidate } from './candidate';
import { collectSignatures } from './collect-signatures';
import { requiredCheck } from './find-passing-check';
import { type ChangedPart, type WantedChange, emergenciesAfter, planChange } from './plan-change';
import { untilItsTurn } from './wait-for-other-promoters';

export interface PromoteRequest extends Acting, WantedChange {
  /** Does everything but write: composes, checks, and says what would be. */
  dryRun?: boolean;
  /** Puts releases live on a public address though no browser has seen them; the message says why. */
  isUnchecked?: boolean;
  /** The store is that of one machine, without visitors: it needs no access policy. @default false */
  isOwnMachine?: boolean;
  /** To roll back a part: the deployment whose release of it goes live again. */
  rollsBackTo?: string;
  schedule?: OpenSchedule;
  /** The day that the gates go by, where it is not today. */
  on?: Date;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  changed: ChangedPart[];
  /** For a dry run, what would sign it; null without an access policy. */
  signatures?: CollectedSignatures | null;
}

/** What to prefetch before a promotion, with the choice of its releases, and before a rollback. */
export const MOVE_READS: ReadFirst = { pointers: [LIVE_POINTER_KEY], lists: ['people/', 'withdrawals/'] };

/** Retries after a concurrent promotion. */
const MAX_ATTEMPTS = 10;

/**
 * Puts releases live. After a concurrent promotion, composes on top of it, so that both end up live; of several, one after the other.
 * @throws SiteProblems when a gate refuses; SiteError `page-missing` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  const { author, message, progress } = request;
  assertSingleLine({ author, message });
  for (let attempt = 1; ; attempt += 1) {
    const begun = performance.now();
    const outcome = await promoteOnce(request);
    if (outcome.status !== 'overtaken') return outcome;
    if (attempt === MAX_ATTEMPTS) throw outcome.conflict;
    progress?.('Another promotion went live first; composing on top of it');
    await untilItsTurn(request.store, outcome.deployment.name, performance.now() - begun);
  }
}

/** Another promotion went live while this deployment was made. */
interface Overtaken {
  status: 'overtaken';
  deployment: StoredDeployment;
  conflict: StoreConflict;
}

/** The steps of going live, in order: nothing moves before every gate let the candidate pass. */
async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome | Overtaken> {
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
  const opening = openCandidate(store, parts, accepted?.record.parts);
  // Of a rollback, the authors of its releases said nothing.
  const saying = request.message || rollsBackTo ? request.message : lastMessages(store, changed);
  Promise.all([opening, saying]).catch(() => undefined);
  if (schedule) await assertDue(store, schedule, newest, names);
  throwErrors(await withdrawnProblems(store, Object.fromEntries(names.map((part) => [part, parts[part]!]))));
  const frozenAt = (request.on ?? new Date()).getTime();
  const freezes = rollsBackTo ? [] : await readFreezes(store, versions);
  const signatures = await collectSignatures({
    store,
    history: head,
    freezes,
    frozenAt,
    loadSigner: request.loadSigner,
    parts,
    schedule,
    changed: names,
    isRollback: rollsBackTo !== undefined,
    isEmergency: emergency,
    isAhead: request.on !== undefined,
  });
  const isHeld = freezes.some((freeze) => names.some((part) => isFrozen(freeze, part, frozenAt)));
  if (emergency) assertEmergency(request, signatures !== null || isHeld);

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
    ...check.flags,
    ...emergenciesAfter(accepted, plan, request),
    origin,
    kind: rollsBackTo ? 'rollback' : 'promote',
    author: request.author,
    message: await saying,
    time: new Date().toISOString(),
    ...(visits && { visits }),
    ...(rollsBackTo && { rollsBackTo }),
    ...(schedule && { scheduled: { number: schedule.terms.number, at: schedule.terms.at } }),
  });
  const planned = nameDeployment(deployment);
  request.progress?.(`Composing deployment ${planned.name}`);
  const composed = await candidate.compose(
    planned.name,
    { basePath: '', visits },
    { on: request.on, isRollback: rollsBackTo !== undefined },
  );
  throwErrors([...composed.problems, ...check.problems, ...withoutPolicy]);
  if (dryRun) return { status: 'would-promote', deployment: planned, changed, signatures };

  const pages = { composed: composed.archive };
  try {
    const written = await commit(store, head, { deployment, pages, signatures, schedule });
    return { status: 'promoted', deployment: written, changed };
  } catch (conflict) {
    if (!(conflict instanceof StoreConflict)) throw conflict;
    return { status: 'overtaken', deployment: planned, conflict };
  }
}

/** Why releases were published the last time, each reason once. */
async function lastMessages(store: Store, changed: ChangedPart[]): Promise<string> {
  const last = await mapLimited(changed, ({ part, to }) => readLastPublication(store, { part, release: to }));
  return [...new Set(last.flatMap((one) => one?.message || []))].join('; ');
}

/**
 * Refuses an emergency without a reason, and one that is not needed.
 * @throws SiteError `emergency-unclear`, `emergency-unneeded`
 */
function assertEmergency({ message }: { message: string }, isNeeded: boolean): void {
  if (message.trim() === '')
    throw new SiteError(
      'emergency-unclear',
      'An emergency is shipped with its reason; nothing was put live.',
      'Say why: --emergency -m "why"',
    );
  if (isNeeded) return;
  throw new SiteError(
    'emergency-unneeded',
    'Nothing is frozen, and a store without access policy takes no approval; nothing was put live.',
    'Leave --emergency out.',
  );
}
