import type { Judgement } from '../../guard/judge';
import { siteTreeOf } from '../../records/deployment';
import { liveDeployment } from '../../records/find-deployment';
import { SiteError, type SiteProblem, SiteProblems } from '../../store/site-error';
import { VisitsFile } from '../../visits/visits-file';
import { readHistory } from '../history';
import { rollback } from '../rollback/rollback';
import { releasesOf } from '../rollout/rollout-errors';
import { compareSides } from './compare-counts';
import { formatMeasure } from './format-measure';
import type { GuardRequest } from './guard';
import { VISITED_DEPLOYMENTS } from './read-visits';

/** What visits say of what a share of visitors gets. */
export interface GuardedShare extends Judgement {
  /** The share in percent, and since when. */
  percent: number;
  since: string;
  /** `landing@3fa9c2d41b7e0011`, one for each part on trial. */
  releases: string[];
  /** Name of the deployment without it, which is live now; null where it stays. */
  takenBack: string | null;
  /** Why it could not be taken back. */
  problems: SiteProblem[];
}

/**
 * Compares what a share of visitors gets with what the others get, since the share was last changed, and takes it back where visits
 * go worse with it. Where there are too few visits, it waits. What other teams ship meanwhile is on both sides.
 * @returns null where all visitors get the same
 * @throws SiteError `visits-file-missing`, `visits-file-unusable`, and the store's faults
 */
export async function guardShare({
  store,
  path,
  dryRun = false,
  ...hand
}: Omit<GuardRequest, 'since'>): Promise<GuardedShare | null> {
  const { entries } = await readHistory(store, VISITED_DEPLOYMENTS);
  const rollout = entries[0]?.record.rollout;
  if (!rollout) return null;
  // Counts are of whole minutes: those of the minute in which the share was changed are left out.
  const counts = VisitsFile.readCounts(path, new Date(rollout.since));
  const steps = entries.filter(({ record }) => record.rollout?.since === rollout.since);
  const of = (names: (string | undefined)[]) => counts.filter(({ deployment }) => names.includes(deployment));
  const old = of(steps.map(siteTreeOf));
  const next = of(steps.map(({ record }) => record.rollout?.trial.name));
  const { percent, since } = rollout;
  const judged: GuardedShare = {
    percent,
    since,
    releases: releasesOf(rollout),
    ...compareSides(old, next, percent / 100),
    takenBack: null,
    problems: [],
  };
  if (judged.verdict !== 'worse' || dryRun) return judged;
  return { ...judged, ...(await takeBack({ store, ...hand }, judged)) };
}

/** What was seen, for the history. */
export function reasonOfShare({ percent, measures }: Pick<GuardedShare, 'percent' | 'measures'>): string {
  const [most] = measures;
  const seen = most ? `: ${formatMeasure(most)}` : '';
  return `Visits went worse with the ${percent} % of visitors who had it than with the others${seen}`;
}

async function takeBack(
  { store, author, loadSigner }: Pick<GuardRequest, 'store' | 'author' | 'loadSigner'>,
  judged: GuardedShare,
): Promise<Pick<GuardedShare, 'takenBack' | 'problems'>> {
  try {
    // Somebody may have decided meanwhile: another share is not what was judged.
    const { record } = await liveDeployment(store);
    if (record.rollout?.since !== judged.since) return { takenBack: null, problems: [] };
    const message = reasonOfShare(judged);
    const { deployment } = await rollback({ store, target: null, author, message, loadSigner });
    return { takenBack: deployment.name, problems: [] };
  } catch (error) {
    if (error instanceof SiteProblems) return { takenBack: null, problems: error.problems };
    if (error instanceof SiteError) return { takenBack: null, problems: [error.toProblem()] };
    throw error;
  }
}
