import type { Evaluation } from '../../guard/evaluate';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import type { SiteProblem } from '../../store/site-error';
import { readCounts } from '../../visits/open-visits';
import { readHistory } from '../history';
import type { LoadSigner } from '../people/own-key';
import { rollbackPart } from '../rollback/rollback-part';
import { attempt } from './attempt';
import { type ChangeOnTrial, changesOnTrial } from './changes-on-trial';
import { compareCounts } from './compare-counts';
import { formatMeasure } from './format-measure';
import { VISITED_DEPLOYMENTS } from './read-visits';

export interface GuardRequest {
  store: Store;
  /** Path of an SQLite file, or address of a PostgreSQL database. */
  place: string;
  /** Visits that are older say nothing of today's. */
  since: Date;
  author: string;
  progress: (sentence: string) => void;
  /** The key that takes back, for a store with a file of people: of somebody who may take that part back. */
  loadSigner?: LoadSigner;
  /** Evaluates, and takes nothing back. */
  dryRun?: boolean;
}

/** What visits say of a release that is live. */
export interface GuardedChange extends Evaluation, Omit<ChangeOnTrial, 'after'> {
  /** Name of the deployment without it, which is live now; null where it stays. */
  takenBack: string | null;
  /** Why it could not be taken back. */
  problems: SiteProblem[];
}

/**
 * Looks at the visits since each release that is live, and takes the newest one back by which they went worse; what other
 * teams shipped stays. One at a time: visits afterwards say whether that was it. Where there are too few visits, it waits.
 * @returns the newest change first
 * @throws SiteError `visits-missing`, `visits-file-unusable`, `visits-database-unusable`, and the store's faults
 */
export async function guard({
  store,
  place,
  since,
  dryRun = false,
  ...hand
}: GuardRequest): Promise<GuardedChange[]> {
  const counts = await readCounts(place, since);
  const { entries } = await readHistory(store, VISITED_DEPLOYMENTS);
  const evaluated = changesOnTrial(entries).map(({ after, ...change }): GuardedChange => {
    const of = (names: string[]) => counts.filter(({ deployment }) => names.includes(deployment));
    return { ...change, ...compareCounts(of([change.before]), of(after)), takenBack: null, problems: [] };
  });
  const worst = evaluated.find(({ verdict }) => verdict === 'worse');
  if (worst && !dryRun) Object.assign(worst, await takeBack(store, worst, hand));
  return evaluated;
}

/** What was seen, for the history. */
export function reasonOf({ before, measures }: Pick<GuardedChange, 'before' | 'measures'>): string {
  const [most] = measures;
  return `Visits went worse than with deployment ${before}${most ? `: ${formatMeasure(most)}` : ''}`;
}

async function takeBack(
  store: Store,
  change: GuardedChange,
  hand: Pick<GuardRequest, 'author' | 'progress' | 'loadSigner'>,
): Promise<Pick<GuardedChange, 'takenBack' | 'problems'>> {
  const { part, release } = change;
  const request = { ...hand, store, part, target: null, message: reasonOf(change) };
  // Somebody may have shipped meanwhile: what came then is not what was evaluated.
  const live = await liveDeployment(store);
  if (live.record.parts[part]?.release !== release) return { takenBack: null, problems: [] };
  const { deployment, problems } = await attempt(() => rollbackPart(request));
  return { takenBack: deployment, problems };
}
