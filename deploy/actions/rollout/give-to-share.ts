import { throwErrors } from '../../gates/check-gates';
import {
  countsVisits,
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  referenceTo,
  type Rollout,
  type RolloutSteps,
  siteTreeOf,
} from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { readLiveDeployment } from '../../records/live-deployment';
import { moveLivePointer } from '../../records/live-pointer';
import { readStanding, type Standing } from '../../records/standing';
import { composeDeployment } from '../promote/compose-deployment';
import { planChange, type PlannedChange } from '../promote/plan-change';
import { onTopOfOthers } from '../promote/promote';
import type { PromoteOutcome, PromoteRequest } from '../promote/promote-request';
import { reportPassedOver } from '../promote/report-passed-over';
import { assertSigned, collectSignatures, signDeployment } from '../promote/collect-signatures';
import { withdrawnGate } from '../../gates/withdrawn-gate';
import {
  nothingToCompare,
  rolloutChanged,
  rolloutRunning,
  shareShrinks,
  stepsUncounted,
} from '../promote/rollout-errors';
import { sameSteps } from './rollout-steps';
import { pick } from '../promote/ship-beside';

export interface ShareRequest extends Pick<
  PromoteRequest,
  | 'store'
  | 'parts'
  | 'author'
  | 'message'
  | 'progress'
  | 'dryRun'
  | 'isUnchecked'
  | 'isOwnMachine'
  | 'loadSigner'
> {
  /** The share of visitors that get the releases, from 1 to 99. */
  percent: number;
  /** The shares that it gets by itself after that; missing: each is given by hand. */
  steps?: RolloutSteps;
  /** Goes on from the share that was given then (`Rollout.since`), and from no other. */
  goesOnFrom?: string;
}

export interface ShareOutcome extends Omit<PromoteOutcome, 'status'> {
  status: 'shared' | 'already-shared' | 'already-live' | 'would-share';
}

/**
 * Gives releases to a share of visitors, or a larger share those that they have; everybody else gets what is live. It takes
 * what going live takes. The pages that are live are not composed anew.
 * @throws SiteError `nothing-live`, `rollout-running`, `rollout-shrinks`, `rollout-changed`, `steps-uncounted`; what a promotion throws
 */
export function giveToShare(request: ShareRequest): Promise<ShareOutcome> {
  return onTopOfOthers(request, () => giveOnce(request));
}

async function giveOnce(request: ShareRequest): Promise<ShareOutcome> {
  const { store, progress, percent, steps, goesOnFrom, dryRun } = request;
  const live = await readLiveDeployment(store);
  const standing = await readStanding(store, live?.deployment ?? null);
  reportPassedOver(standing, progress);
  const { accepted } = standing;
  if (!live || !accepted) throw nothingToCompare();
  const plan = planChange(request, accepted);
  const { changed } = plan;
  const running = accepted.record.rollout;
  if (goesOnFrom && running?.since !== goesOnFrom) throw rolloutChanged();
  const same = { deployment: live.deployment, changed: [], rendered: [] };
  if (changed.length === 0) return { status: 'already-live', ...same };
  if (running && !isOnTrial(running, plan)) throw rolloutRunning(running);
  if (running?.percent === percent && sameSteps(running.steps, steps))
    return { status: 'already-shared', ...same };
  if (running && running.percent > percent) throw shareShrinks(running, percent);
  if (steps && !countsVisits(accepted.record)) throw stepsUncounted();
  if (!dryRun) store.prepareMove?.();

  const parts = pick(
    plan.parts,
    changed.map(({ part }) => part),
  );
  throwErrors(await withdrawnGate(store, parts));
  const given = running
    ? { trial: running.trial, rendered: [] }
    : await composeTrial(request, { plan, standing, newest: live.deployment });
  // What visits said of this share still holds where only the steps after it change.
  const since = running?.percent === percent ? running.since : new Date().toISOString();
  const rollout = { percent, since, parts, trial: given.trial, ...(steps && { steps }) };
  const next = nextShare(request, live.deployment, accepted, rollout);
  const { rendered } = given;
  if (dryRun) return { status: 'would-share', deployment: nameDeployment(next), changed, rendered };

  const signatures = await collectSignatures({
    store,
    standing,
    loadSigner: request.loadSigner,
    parts: accepted.record.parts,
    changed: [],
    isUndo: false,
  });
  const written = { ...(await writeDeployment(store, next)), filesSha256: accepted.filesSha256 };
  if (signatures) await signDeployment(store, signatures, written);
  if (signatures) await assertSigned(store, standing, written);
  await moveLivePointer(store, live.version, written);
  return { status: 'shared', deployment: written, changed, rendered };
}

/** Whether these releases are the ones that the share has. */
function isOnTrial({ parts }: Rollout, { changed }: PlannedChange): boolean {
  return (
    Object.keys(parts).length === changed.length &&
    changed.every(({ part, to }) => parts[part]?.release === to)
  );
}

async function composeTrial(
  request: ShareRequest,
  wanted: { plan: PlannedChange; standing: Standing; newest: NamedDeployment },
) {
  const marks = { trial: true } as const;
  const { written, planned, rendered } = await composeDeployment(request, { ...wanted, marks });
  // A dry run has no pages; what would name them is shown to nobody.
  const named = written ?? { ...planned, filesSha256: wanted.newest.filesSha256 };
  return { trial: referenceTo(named), rendered };
}

/** The deployment after the newest: the pages that are live, and a share of visitors for others. */
function nextShare(
  { author, message }: ShareRequest,
  newest: NamedDeployment,
  { name, record }: NamedDeployment,
  rollout: Rollout,
) {
  const { parts, origin, offline, visits } = record;
  return nextDeployment(newest, {
    site: siteTreeOf({ name, record }),
    parts,
    kind: 'promote',
    author,
    message,
    time: new Date().toISOString(),
    ...(offline === false && { offline }),
    ...(visits && { visits }),
    origin,
    rollout,
  });
}
