import type { ReturnBytes } from '../visit/return-visit';
import type { Visit } from '../visit/visit';
import type { FigureName } from './figures';
import { type Spread, spreadOf } from './statistics';

/** What was measured of one site on one page. */
export interface SiteResults {
  /** As the baseline was named; the composed site is `OUR_SITE`. */
  name: string;
  /** One entry a run. */
  runs: Record<FigureName, number>[];
  /** The element of the largest paint, of the last run. */
  largestElement: string;
  /** A visit that found out why each file was asked for. */
  inventory: Visit;
  /** A second visit with a warm cache. */
  secondVisit: ReturnBytes;
}

export interface PageResults {
  path: string;
  /** The composed site first. */
  sites: SiteResults[];
  /** A visit after another team has shipped; null where the store is not ours to ship to. */
  afterOtherTeam: ReturnBytes | null;
  /** Lighthouse's mobile performance score, 0 to 100; null when it was not asked for. */
  lighthouse: number | null;
}

export const OUR_SITE = 'composed site';

/** How one figure of a site lies over all runs. */
export function spread({ runs }: SiteResults, figure: FigureName): Spread {
  return spreadOf(runs.map((run) => run[figure]));
}

/** A site's median as a multiple of another's; null where the other's is nothing. */
export function ratio(site: SiteResults, other: SiteResults, figure: FigureName): number | null {
  const base = spread(other, figure).median;
  return base === 0 ? null : spread(site, figure).median / base;
}

export function worst({ runs }: SiteResults, figure: FigureName): number {
  return Math.max(...runs.map((run) => run[figure]));
}
