import type { DeploymentParts } from '../../records/choose-releases';
import { countsVisits, type NamedDeployment } from '../../records/deployment';
import type { PromoteOutcome, PromoteRequest } from './promote-request';

/** What a promotion makes of what is live. */
export interface PlannedChange {
  /** Every part with the release that is to be live. */
  parts: DeploymentParts;
  changed: PromoteOutcome['changed'];
  visits: boolean;
  /** Whether all of this is live already. */
  isSame: boolean;
}

/** @param live what it comes after; null for nothing */
export function planChange(
  request: Pick<PromoteRequest, 'parts' | 'retired' | 'visits'>,
  live: NamedDeployment | null,
): PlannedChange {
  const { parts, retired = [] } = request;
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]) => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const isOut = retired.some((part) => part in before);
  const counted = countsVisits(live?.record);
  const visits = request.visits ?? counted;
  return {
    parts: Object.fromEntries(
      Object.entries({ ...before, ...parts }).filter(([part]) => !retired.includes(part)),
    ),
    changed,
    visits,
    isSame: changed.length === 0 && !isOut && visits === counted,
  };
}
