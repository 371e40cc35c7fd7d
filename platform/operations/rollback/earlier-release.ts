import {
  type DeploymentParts,
  type NamedDeployment,
  findDeployment,
  nothingLive,
  openWithdrawals,
  walkChain,
} from '@site/ledger';
import { type Store, damageOf } from '@site/store';
import { SiteError } from '@site/errors';

/** A release to roll back to. */
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
  let newer: NamedDeployment | null = null;
  for await (const named of walkChain(store)) {
    const then = named.record.parts[part];
    if (newer && newer.record.number <= newest && newer.record.parts[part]?.release !== then?.release) {
      newest = numberBackTo(newer) ?? newest;
    }
    newer = named;
    if (named.record.number > newest) continue;
    live ??= then?.release;
    if (then && then.release !== live && !(await readWithdrawal(part, then.release)))
      return { release: then, deployment: named.name };
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

/** The number of the deployment that a step back took its pages, or its release, from. */
function numberBackTo({ record }: NamedDeployment): number | null {
  return record.rollsBackTo ? Number(record.rollsBackTo.split('-')[0]) : null;
}

/** The command by which a part that is live goes: back to the release before, or, where none was, with another one. */
export async function rollbackCommand(store: Store, part: string): Promise<string> {
  try {
    await earlierRelease(store, part);
    return `npm run site -- rollback --part ${part} -m "why"`;
  } catch (error) {
    damageOf(error);
    return `npm run site -- publish ${part} -m "why"`;
  }
}
