import {
  type Deployment,
  type DeploymentParts,
  type OpenSchedule,
  type NamedDeployment,
  nextDeployment,
} from '@site/ledger';

type Emergencies = NonNullable<Deployment['emergencies']>;

/** What is to be live, and who says so. */
interface Wanted {
  /** Releases; parts that are not named stay as they are. */
  parts: DeploymentParts;
  retired?: string[];
  /** Missing: as it is live now. */
  visits?: boolean;
  author: string;
  message: string;
  rollsBackTo?: string;
  schedule?: OpenSchedule;
}

/** What a promotion makes of what is live. */
export interface PlannedChange {
  /** Every part with the release that is to be live. */
  parts: DeploymentParts;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
  visits: boolean;
  /** Whether all of this is live already. */
  isSame: boolean;
}

/** @param live what it comes after; null for nothing */
export function planChange(
  { parts, retired = [], visits: wanted }: Pick<Wanted, 'parts' | 'retired' | 'visits'>,
  live: NamedDeployment | null,
): PlannedChange {
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]) => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const isOut = retired.some((part) => part in before);
  const counted = live?.record.visits === true;
  const visits = wanted ?? counted;
  return {
    parts: Object.fromEntries(
      Object.entries({ ...before, ...parts }).filter(([part]) => !retired.includes(part)),
    ),
    changed,
    visits,
    isSame: changed.length === 0 && !isOut && visits === counted,
  };
}

/** What the authors of its releases said, where nothing was said of going live; of a rollback they said nothing. */
export function reasonOf(messages: string[], { rollsBackTo }: Wanted): string {
  return rollsBackTo ? '' : [...new Set(messages)].filter(Boolean).join('; ');
}

/** The record of the deployment that would come after the newest one. */
export function describe(
  { author, message, rollsBackTo, schedule }: Wanted,
  newest: NamedDeployment | null,
  { parts, visits }: PlannedChange,
  facts: Pick<Deployment, 'origin' | 'check' | 'unchecked' | 'emergencies'>,
): Deployment {
  return nextDeployment(newest, {
    site: null,
    parts,
    ...facts,
    kind: rollsBackTo ? 'rollback' : 'promote',
    author,
    message,
    time: new Date().toISOString(),
    ...(visits && { visits }),
    ...(rollsBackTo && { rollsBackTo }),
    ...(schedule && { scheduled: { number: schedule.terms.number, at: schedule.terms.at } }),
  });
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
export function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed, made }: { parts: DeploymentParts; changed: string[]; made: Emergencies[string] | null },
): { emergencies?: Emergencies } {
  const stay = Object.entries(before?.record.emergencies ?? {}).filter(
    ([part]) => part in parts && !changed.includes(part),
  );
  const emergencies = Object.fromEntries([
    ...stay,
    ...(made ? changed.map((part) => [part, made]) : []),
  ]) as Emergencies;
  return Object.keys(emergencies).length > 0 ? { emergencies } : {};
}
