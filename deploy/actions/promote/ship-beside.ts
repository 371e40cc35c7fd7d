import type { DeploymentParts } from '../../records/choose-releases';
import { changedParts } from '../../records/authorise';
import { type NamedDeployment, referenceTo, type Rollout } from '../../records/deployment';
import { readTrial } from '../../records/trial';
import { type SiteProblem, SiteProblems } from '../../store/site-error';
import { composeDeployment, type WantedDeployment } from './compose-deployment';
import { planChange } from './plan-change';
import type { PromoteRequest } from './promote-request';
import { formatRollout, rolloutRunning } from './rollout-errors';

/**
 * What a share of visitors gets now, and goes on getting beside what is promoted; null where there is no such share, or where
 * the promotion ends it: an emergency, which is for all, or going back with a part on trial.
 *
 * @param changed parts that the promotion changes
 * @throws SiteError `rollout-running` for another release of a part on trial
 */
export async function trialBeside(
  { store, progress, emergency, restores, retired = [], endsRollout }: PromoteRequest,
  live: NamedDeployment | null,
  changed: string[],
): Promise<NamedDeployment | null> {
  const rollout = live?.record.rollout;
  if (!rollout || endsRollout) return null;
  const isOnTrial = (part: string) => part in rollout.parts;
  const isTakenBack = retired.some(isOnTrial) || (restores !== undefined && changed.some(isOnTrial));
  if (!emergency && !isTakenBack) {
    if (changed.some(isOnTrial)) throw rolloutRunning(rollout);
    return readTrial(store, live);
  }
  progress(`This goes to all visitors, and ends the share of visitors for ${formatRollout(rollout)}`);
  return null;
}

/**
 * Composes what a share of visitors gets once something else is shipped: the same change, on top of what they have.
 * @returns what the deployment for everybody else says of it
 */
export async function composeForShare(
  request: PromoteRequest,
  { plan: { parts }, standing, newest, trial }: Omit<WantedDeployment, 'marks'> & { trial: NamedDeployment },
): Promise<Rollout> {
  const rollout = standing.accepted!.record.rollout!;
  const plan = planChange(request, trial);
  try {
    const { written } = await composeDeployment(request, {
      plan,
      standing: { ...standing, accepted: trial },
      newest,
      marks: { trial: true },
    });
    return {
      ...rollout,
      parts: pick(plan.parts, changedParts(parts, plan.parts)),
      trial: written ? referenceTo(written) : rollout.trial,
    };
  } catch (error) {
    if (error instanceof SiteProblems) throw new SiteProblems(error.problems.map(forShare(rollout)));
    throw error;
  }
}

/** Some of the releases of a combination. */
export function pick(parts: DeploymentParts, names: string[]): DeploymentParts {
  return Object.fromEntries(names.map((name) => [name, parts[name]!]));
}

/** Whoever ships another part learns that this is about what some visitors have on trial. */
function forShare(rollout: Rollout) {
  return (problem: SiteProblem): SiteProblem => ({
    ...problem,
    message: `Beside ${formatRollout(rollout)}: ${problem.message}`,
    remedy: `${problem.remedy} Or have that share ended by its team: npm run site -- undo`,
  });
}
