import type { Deployment, DeploymentParts, NamedDeployment } from '@site/ledger';
import type { Acting } from '../people/own-key';

/** What is wanted live. */
export interface WantedChange {
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: DeploymentParts;
  /** Parts to take out of the site. @default none */
  retired?: string[];
  /** Whether pages count visits; missing: as it is live now, and not at first. */
  visits?: boolean;
  /** Without the approvals that it takes, or during a freeze, by one person of the team; `message` says why. */
  emergency?: boolean;
}

/** A part whose release changes, with the release before; null for a part that is new. */
export interface ChangedPart {
  part: string;
  from: string | null;
  to: string;
}

/**
 * What a promotion makes of what is live.
 * @param live what it comes after; null for nothing
 * @returns with every part and the release that is to be live, and whether all of this is live already
 */
export function planChange(
  { parts, retired = [], visits: wanted }: WantedChange,
  live: NamedDeployment | null,
) {
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]): ChangedPart => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const isOut = retired.some((part) => part in before);
  const counted = live?.record.visits === true;
  const visits = wanted ?? counted;
  const isSame = changed.length === 0 && !isOut && visits === counted;
  const next = Object.entries({ ...before, ...parts }).filter(([part]) => !retired.includes(part));
  return { parts: Object.fromEntries(next), changed, visits, isSame };
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
export function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed }: Pick<ReturnType<typeof planChange>, 'parts' | 'changed'>,
  { emergency, author, message }: WantedChange & Acting,
): Pick<Deployment, 'emergencies'> {
  const names = changed.map(({ part }) => part);
  const stay = Object.entries(before?.record.emergencies ?? {}).filter(
    ([part]) => part in parts && !names.includes(part),
  );
  const made = { author, message, time: new Date().toISOString() };
  const all = [...stay, ...(emergency ? names.map((part) => [part, made] as const) : [])];
  return all.length > 0 ? { emergencies: Object.fromEntries(all) } : {};
}
