import type { Browser } from 'playwright-core';
import { BenchError, type Progress } from '../command';
import { CHEAPEST_CPU_SLOWDOWN } from '../visit/conditions';
import { slowestInteraction } from '../visit/interactions';
import { returnVisit } from '../visit/return-visit';
import { visit } from '../visit/visit';
import type { PageResults } from './budgets';
import { type Observed, OUR_SITE } from './measures';

interface Measurement {
  browser: Browser;
  /** Addresses by name; ours first. */
  sites: Map<string, string>;
  runs: number;
  progress: Progress;
}

/**
 * Visits a page of every site. Runs are interleaved, so that whatever else the machine does affects all sites alike.
 * @throws BenchError when a page cannot be opened, or ours does not hydrate
 */
export async function measurePage(
  { browser, sites, runs, progress }: Measurement,
  path: string,
): Promise<PageResults> {
  const results: { url: string; observed: Observed }[] = [];
  // These visits also warm the servers up, so that no run pays for that.
  for (const [site, origin] of sites) {
    progress(`${path} of ${site}: what it loads, and why`);
    const url = origin + path;
    const traced = await visit(browser, url, { isTracingCauses: true });
    const secondVisit = await returnVisit(browser, origin, path);
    const later = { interactions: [], earlyTaps: [], afterOtherTeam: null, lighthouse: [] };
    const observed = { site, traced, secondVisit, visits: [], cheapest: [], ...later };
    results.push({ url, observed });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { url, observed } of rotated(results, run)) {
      const seen = await visit(browser, url);
      if (observed.site === OUR_SITE && seen.hydrated === null)
        throw new BenchError(`${path} did not hydrate within 5 s after load. Open it, and see the console.`);
      observed.visits.push(seen);
      progress(
        `${path} of ${observed.site}, run ${run + 1} of ${runs}: LCP ${Math.round(seen.largestPaint)} ms`,
      );
      observed.cheapest.push(await visit(browser, url, { cpuSlowdown: CHEAPEST_CPU_SLOWDOWN }));
      if (observed.site === OUR_SITE) observed.interactions.push(await slowestInteraction(browser, url));
    }
  }
  return { path, sites: results.map(({ observed }) => observed) as PageResults['sites'] };
}

/** The order of a run: each starts one further on, so that no site always follows the same other one. */
function rotated<Item>(items: Item[], run: number): Item[] {
  const start = run % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
