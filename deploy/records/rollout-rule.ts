import { isOfTeam } from '../authority/part-rule';
import { fullName, type People, ruleOf } from '../authority/people';
import { canonicalJson } from '../store/canonical-json';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import type { NamedDeployment, Rollout } from './deployment';
import { objection } from './objection';
import { readTrial } from './trial';

interface Step {
  deployment: NamedDeployment;
  /** The deployment that was rightly live before it; null for none. */
  before: NamedDeployment | null;
  /** Who decided that it goes live. */
  signer: string;
  people: People;
  /** Refuses a deployment that may not follow another one. */
  assertRight: (deployment: NamedDeployment, before: NamedDeployment | null) => Promise<unknown>;
}

/**
 * Refuses a share of visitors that nobody may give something to. What they get takes what going live takes. Whoever begins it, or
 * changes the share, is in the team of every part on trial. Whoever ends it puts those releases live for all, may take those parts
 * back, or ships an emergency, which always goes to all.
 *
 * @throws SiteError `rollout-differs`, `signer-not-of-team`, and what a deployment is refused with
 */
export async function assertRightRollout(store: Store, step: Step): Promise<void> {
  const { deployment, before, signer, people } = step;
  const { rollout, parts, emergency } = deployment.record;
  const earlier = before?.record.rollout;
  if (rollout) {
    await assertRightTrial(store, step);
    if (earlier && termsOf(earlier).equals(termsOf(rollout))) return;
    for (const part of Object.keys(rollout.parts))
      if (!isOfTeam(people, part, signer))
        throw objection(
          'signer-not-of-team',
          `${fullName(people, signer)} gave ${part} to ${rollout.percent} % of visitors, and is not in its team.`,
        );
    return;
  }
  if (!earlier || emergency) return;
  for (const [part, { release }] of Object.entries(earlier.parts))
    if (parts[part]?.release !== release && !ruleOf(people, part).undo.includes(signer))
      throw objection(
        'signer-not-of-team',
        `${fullName(people, signer)} took ${part} back from a share of visitors, and is not in its team.`,
      );
}

async function assertRightTrial(store: Store, { deployment, before, assertRight }: Step): Promise<void> {
  const trial = (await trialOf(store, deployment))!;
  if (before?.record.rollout && isSameTrial(before.record.rollout, deployment.record.rollout!)) return;
  if (trial.record.previous?.name !== deployment.record.previous?.name)
    throw objection(
      'rollout-differs',
      `Deployment ${trial.name}, which a share of visitors gets, was made for another one than ${deployment.name}.`,
    );
  await assertRight(trial, (before && (await trialOf(store, before))) ?? before);
}

/** A trial that cannot be had makes its share of visitors void, and not the history. */
async function trialOf(store: Store, deployment: NamedDeployment): Promise<NamedDeployment | null> {
  try {
    return await readTrial(store, deployment);
  } catch (error) {
    if (error instanceof SiteError && ['deployment-missing', 'deployment-altered'].includes(error.code))
      throw objection('rollout-differs', error.message);
    throw error;
  }
}

/** The same deployment with the same pages, which were found right before. */
function isSameTrial({ trial: one }: Rollout, { trial: other }: Rollout): boolean {
  return canonicalJson(one).equals(canonicalJson(other));
}

/** What was decided of a share; the deployment that it gets changes with whatever else ships. */
function termsOf({ trial: _, ...terms }: Rollout): Buffer {
  return canonicalJson(terms);
}
