import { isDeepStrictEqual } from 'node:util';
import type { Rollout, RolloutSteps } from '../../records/deployment';

/** The share that comes next by itself. */
export interface NextStep {
  percent: number;
  /** Not before this moment. */
  from: Date;
}

/** The shares that come by themselves, in percent; none where they are given by hand. */
export function laterShares({ percent, steps }: Pick<Rollout, 'percent' | 'steps'>): number[] {
  return steps?.shares.filter((share) => share > percent) ?? [];
}

/** @returns null where the next share is given by hand */
export function nextStep(rollout: Rollout): NextStep | null {
  const { since, steps } = rollout;
  const [percent] = laterShares(rollout);
  if (!steps || percent === undefined) return null;
  return { percent, from: new Date(Date.parse(since) + steps.waitMinutes * 60_000) };
}

export function sameSteps(one: RolloutSteps | undefined, other: RolloutSteps | undefined): boolean {
  return isDeepStrictEqual(one, other);
}
