import type { Deployment, DeploymentParts, NamedDeployment } from '@site/ledger';
import type { Acting } from '../people/own-key';
import type { Candidate } from './candidate';

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

/** What a promotion makes of what is live. */
export interface PlannedChange {
  /** Every part with the release that is to be live. */
  parts: DeploymentParts;
  changed: ChangedPart[];
  visits: boolean;
  /** Whether all of this is live already. */
  isSame: boolean;
}

/** @param live what it comes after; null for nothing */
export function planChange(
  { parts, retired = [], visits: wanted }: WantedChange,
  live: NamedDeployment | null,
): PlannedChange {
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]) => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const isOut = retired.some((part) => part in before);
  const counted = live?.record.visits === true;
  const visits = wanted ?? counted;
  const isSame = changed.length === 0 && !isOut && visits === counted;
  const next = Object.entries({ ...before, ...parts }).filter(([part]) => !retired.includes(part));
  return { parts: Object.fromEntries(next), changed, visits, isSame };
}

/** What the authors of its releases said, where nothing was said of going live; of a rollback they said nothing. */
export function reasonOf({ changed }: PlannedChange, { manifests }: Candidate, rollsBackTo?: string): string {
  const messages = changed.map(({ part }) => manifests[part]!.message);
  return rollsBackTo ? '' : [...new Set(messages)].filter(Boolean).join('; ');
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
export function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed }: PlannedChange,
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
