import { isDeepStrictEqual } from 'node:util';
import type { Evaluation } from '../../guard/evaluate';
import { type Rollout, siteTreeOf } from '../../records/deployment';
import type { SiteProblem } from '../../store/site-error';
import { readCounts } from '../../visits/open-visits';
import { type HistoryEntry, readHistory } from '../history';
import { promote } from '../promote/promote';
import { giveToShare } from '../rollout/give-to-share';
import { releasesOf } from '../promote/rollout-errors';
import { nextStep } from '../rollout/rollout-steps';
import { undoShare } from '../rollback/undo-share';
import { attempt } from './attempt';
import { compareSides } from './compare-counts';
import { formatMeasure } from './format-measure';
import type { GuardRequest } from './guard';
import { VISITED_DEPLOYMENTS } from './read-visits';

/** What visits say of what a share of visitors gets. */
export interface GuardedShare extends Evaluation {
  /** The share in percent, and since when. */
  percent: number;
  since: string;
  /** `landing@3fa9c2d41b7e0011`, one for each part on trial. */
  releases: string[];
  /** Name of the deployment without it, which is live now; null where it stays. */
  takenBack: string | null;
  /** The share that comes next by itself, and when at the earliest; null where each is given by hand. */
  next: { percent: number; from: string } | null;
  /** Name of the deployment with which the next share was given; null where it stays. */
  wentOn: string | null;
  /** Why it could not be taken back, or given to more. */
  problems: SiteProblem[];
}

type Hand = Pick<GuardRequest, 'store' | 'author' | 'progress' | 'loadSigner'>;

/**
 * Compares what a share of visitors gets with what the others get, since the share was last changed. Where visits go worse with
 * it, it takes it back; where they are fine and steps were given, it gives it to the next share once this one lasted long enough.
 * Where there are too few visits, it waits. What other teams ship meanwhile is on both sides. Several at once do no harm.
 * @returns null where all visitors get the same
 * @throws SiteError `visits-missing`, `visits-file-unusable`, `visits-database-unusable`, and the store's faults
 */
export async function guardShare({
  store,
  place,
  dryRun = false,
  now = new Date(),
  ...hand
}: Omit<GuardRequest, 'since'> & { now?: Date }): Promise<GuardedShare | null> {
  const { entries } = await readHistory(store, VISITED_DEPLOYMENTS);
  const rollout = entries[0]?.record.rollout;
  if (!rollout) return null;
  // Counts are of whole minutes: those of the minute in which the share was changed are left out.
  const counts = await readCounts(place, new Date(rollout.since));
  const steps = entries.filter(({ record }) => record.rollout?.since === rollout.since);
  const of = (names: (string | undefined)[]) => counts.filter(({ deployment }) => names.includes(deployment));
  const old = of(steps.map(siteTreeOf));
  const shared = of(steps.map(({ record }) => record.rollout?.trial.name));
  const { percent, since } = rollout;
  const next = nextStep(rollout);
  const evaluated: GuardedShare = {
    percent,
    since,
    releases: releasesOf(rollout),
    ...compareSides(old, shared, percent / 100, sharesOf(entries, rollout)),
    takenBack: null,
    next: next && { percent: next.percent, from: next.from.toISOString() },
    wentOn: null,
    problems: [],
  };
  if (dryRun) return evaluated;
  if (evaluated.verdict === 'worse')
    return { ...evaluated, ...(await takeBack({ store, ...hand }, evaluated)) };
  if (evaluated.verdict !== 'fine' || !next || now < next.from) return evaluated;
  return { ...evaluated, ...(await goOn({ store, ...hand }, rollout, next.percent)) };
}

/** How many shares of visitors got these releases so far, one after the other. @param entries the history, newest first */
function sharesOf(entries: HistoryEntry[], { parts }: Rollout): number {
  const isOther = ({ record }: HistoryEntry) => !isDeepStrictEqual(record.rollout?.parts, parts);
  const began = entries.findIndex(isOther);
  const rollout = began < 0 ? entries : entries.slice(0, began);
  return new Set(rollout.map(({ record }) => record.rollout?.since)).size;
}

/** What was seen, for the history. */
export function reasonOfShare({ percent, measures }: Pick<GuardedShare, 'percent' | 'measures'>): string {
  const [most] = measures;
  const seen = most ? `: ${formatMeasure(most)}` : '';
  return `Visits went worse with the ${percent} % of visitors who had it than with the others${seen}`;
}

/** Gives it to the next share, or to all. */
async function goOn(
  { store, author, progress, loadSigner }: Hand,
  { parts, since, percent, steps }: Rollout,
  next: number,
): Promise<Pick<GuardedShare, 'wentOn' | 'problems'>> {
  const message = `Visits are fine with the ${percent} % of visitors who have it`;
  const request = { store, parts, author, message, progress, loadSigner, goesOnFrom: since };
  const { deployment, problems } = await attempt(() =>
    next < 100
      ? giveToShare({ ...request, percent: next, steps })
      : promote({ ...request, endsRollout: true }),
  );
  return { wentOn: deployment, problems };
}

async function takeBack(
  { store, author, loadSigner }: Hand,
  evaluated: GuardedShare,
): Promise<Pick<GuardedShare, 'takenBack' | 'problems'>> {
  const message = reasonOfShare(evaluated);
  const request = { store, author, message, loadSigner, goesOnFrom: evaluated.since };
  const { deployment, problems } = await attempt(() => undoShare(request));
  return { takenBack: deployment, problems };
}
