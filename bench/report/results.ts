import type { DevelopmentCosts } from '../development/development';
import type { PageResults } from '../figures/page-results';
import type { Machine } from '../machine';

/** Everything that one run of the benchmark found out. */
export interface Results {
  time: Date;
  machine: Machine;
  /** Visits of each page of each site. */
  runs: number;
  pages: PageResults[];
  /** Null when it was not asked for. */
  development: DevelopmentCosts | null;
}
