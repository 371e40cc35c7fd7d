import {
  type DeploymentParts,
  type NamedDeployment,
  findDeployment,
  liveDeployment,
  nothingLive,
  numberOf,
  openWithdrawals,
  walkChain,
} from '@site/ledger';
import { type Store, nullIfDamaged } from '@site/store';
import { SiteError, SiteProblems } from '@site/errors';
import { promote } from '../promote/promote';
import type { RollbackRequest } from './rollback';

/**
 * Rolls one part back to its release before, or to the one of a deployment, with everything else as it is live: a
 * combination that is checked and composed again.
 * @param request.target the deployment whose release of the part goes live again; null for the release before
 * @returns with the release that is live again, the deployment that it was live with, and what was live until now
 * @throws what {@link earlierRelease}, {@link releaseAt} and {@link promote} throw
 */
export async function rollbackPart(request: RollbackRequest & { part: string }) {
  const { store, part, target, ...act } = request;
  const replaced = await liveDeployment(store);
  const { release, deployment: rollsBackTo } =
    target === null ? await earlierRelease(store, part) : await releaseAt(store, part, target);
  const parts = { [part]: release };
  const { status, deployment } = await promote({ ...act, store, parts, rollsBackTo }).catch(orWholeSite);
  return { status: STATUS[status], deployment, release: release.release, rollsBackTo, replaced };
}

/** Names the way on where one part does not go with the others as they are live. */
function orWholeSite(error: unknown): never {
  if (!(error instanceof SiteProblems)) throw error;
  const whole = 'Roll back the whole site (npm run site -- rollback). Otherwise:';
  throw new SiteProblems(error.problems.map((one) => ({ ...one, remedy: `${whole} ${one.remedy}` })));
}

const STATUS = {
  promoted: 'rolled-back',
  'would-promote': 'would-roll-back',
  'already-live': 'already-live',
} as const;

interface EarlierRelease {
  release: DeploymentParts[string];
  /** Name of the deployment that it was live with. */
  deployment: string;
}

/**
 * The release of a part that was live before the one that is live now, whatever became of the other parts. Rolling back
 * twice goes two steps back: what came after the deployment that a step rolled back to does not count. Withdrawn
 * releases are skipped.
 * @throws SiteError `nothing-live`, `release-first` when the part has had one release only
 */
export async function earlierRelease(store: Store, part: string): Promise<EarlierRelease> {
  const readWithdrawal = await openWithdrawals(store);
  let live: string | undefined;
  let newest = Number.POSITIVE_INFINITY;
  let newer: NamedDeployment['record'] | null = null;
  for await (const { name, record } of walkChain(store)) {
    const then = record.parts[part];
    // The number of the deployment that a step back took its pages, or its release, from.
    if (newer?.rollsBackTo && newer.number <= newest && newer.parts[part]?.release !== then?.release)
      newest = numberOf({ name: newer.rollsBackTo });
    newer = record;
    if (record.number > newest) continue;
    live ??= then?.release;
    if (then && then.release !== live && !(await readWithdrawal(part, then.release)))
      return { release: then, deployment: name };
  }
  if (!newer) throw nothingLive();
  throw new SiteError(
    'release-first',
    `No release of ${part} was live before the one that is live now.`,
    'See: npm run site -- status --history',
  );
}

/** A part's release in a deployment. @throws SiteError `deployment-unknown`, `release-unknown` */
export async function releaseAt(store: Store, part: string, target: string): Promise<EarlierRelease> {
  const { name, record } = await findDeployment(store, target);
  const release = Object.hasOwn(record.parts, part) && record.parts[part];
  if (release) return { release, deployment: name };
  throw new SiteError(
    'release-unknown',
    `Deployment ${name} has no release of ${part}.`,
    'Pick a deployment from: npm run site -- status --history',
  );
}

/** The command by which a part that is live goes: back to the release before, or, where none was, with another one. */
export async function rollbackCommand(store: Store, part: string): Promise<string> {
  const earlier = await earlierRelease(store, part).catch(nullIfDamaged);
  return `npm run site -- ${earlier ? `rollback --part ${part}` : `publish ${part}`} -m "why"`;
}
