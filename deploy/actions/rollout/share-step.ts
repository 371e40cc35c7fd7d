import type { NamedDeployment } from '../../records/deployment';
import { releasesOf } from '../promote/rollout-errors';
import { laterShares, sameSteps } from './rollout-steps';

/** What a deployment changed in who gets what. */
export interface ShareStep {
  /** Share of visitors, in percent: 0 where the releases were taken back, 100 where they went live for all. */
  percent: number;
  /** `landing@3fa9c2d41b7e0011`, one for each part on trial. */
  releases: string[];
  /** The shares that follow by themselves, in percent. */
  later: number[];
}

/** @returns null where the share is as before, or there was none */
export function shareStep(
  { record }: NamedDeployment,
  previous: NamedDeployment | null | undefined,
): ShareStep | null {
  const [now, before] = [record.rollout, previous?.record.rollout];
  if (now) {
    const isAsBefore = now.percent === before?.percent && sameSteps(now.steps, before.steps);
    return isAsBefore ? null : { percent: now.percent, releases: releasesOf(now), later: laterShares(now) };
  }
  if (!before) return null;
  const isForAll = Object.entries(before.parts).every(
    ([part, { release }]) => record.parts[part]?.release === release,
  );
  return { percent: isForAll ? 100 : 0, releases: releasesOf(before), later: [] };
}
