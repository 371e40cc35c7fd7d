import type { NamedDeployment } from '../../records/deployment';
import { releasesOf } from './rollout-errors';

/** What a deployment changed in who gets what. */
export interface ShareStep {
  /** Share of visitors, in percent: 0 where the releases were taken back, 100 where they went live for all. */
  percent: number;
  /** `landing@3fa9c2d41b7e0011`, one for each part on trial. */
  releases: string[];
}

/** @returns null where the share is as before, or there was none */
export function shareStep(
  { record }: NamedDeployment,
  previous: NamedDeployment | null | undefined,
): ShareStep | null {
  const [now, before] = [record.rollout, previous?.record.rollout];
  if (now)
    return now.percent === before?.percent ? null : { percent: now.percent, releases: releasesOf(now) };
  if (!before) return null;
  const isForAll = Object.entries(before.parts).every(
    ([part, { release }]) => record.parts[part]?.release === release,
  );
  return { percent: isForAll ? 100 : 0, releases: releasesOf(before) };
}
