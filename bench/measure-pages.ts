import type { Browser } from 'playwright-core';
import { BenchError } from './bench-error';
import { type FigureName, readFigures } from './figures/figures';
import { OUR_SITE, type PageResults, type SiteResults } from './figures/page-results';
import { rotated } from './figures/rotation';
import type { Progress } from './bench-command';
import { returnBytes, returnVisit } from './visit/return-visit';
import { visit, type Visit } from './visit/visit';

export interface MeasuredSite {
  name: string;
  url: string;
}

export interface Measurement {
  browser: Browser;
  /** The composed site first. */
  sites: MeasuredSite[];
  pages: string[];
  runs: number;
  progress: Progress;
}

/** Visits every page of every site: runs interleaved in rotated order, so that whatever else the machine does hits all alike. */
export async function measurePages(measurement: Measurement): Promise<PageResults[]> {
  const { sites, pages } = measurement;
  const results: PageResults[] = [];
  for (const path of pages) {
    const inventories = await takeInventories(measurement, path);
    const visits = await visitInTurn(measurement, path);
    const measured: SiteResults[] = [];
    for (const { name, url } of sites) {
      const own = visits.get(name) as Visit[];
      measured.push({
        name,
        runs: own.map(readFigures) as Record<FigureName, number>[],
        largestElement: own.at(-1)?.largestElement ?? 'unknown',
        inventory: inventories.get(name) as Visit,
        secondVisit: returnBytes(await returnVisit(measurement.browser, url, path), path),
      });
    }
    results.push({ path, sites: measured, afterOtherTeam: null, lighthouse: null });
  }
  return results;
}

/** One visit each that finds out how deep requests are. It also warms the servers up, so that no run pays for that. */
async function takeInventories(
  { browser, sites, progress }: Measurement,
  path: string,
): Promise<Map<string, Visit>> {
  const inventories = new Map<string, Visit>();
  for (const { name, url } of sites) {
    progress(`${path} of ${name}: what it loads, and why`);
    inventories.set(name, await visit(browser, url + path, { isTracingCauses: true }));
  }
  return inventories;
}

async function visitInTurn(
  { browser, sites, runs, progress }: Measurement,
  path: string,
): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const { name, url } of rotated(sites, round)) {
      const seen = await visit(browser, url + path);
      if (name === OUR_SITE) assertHydrated(seen, path);
      visits.get(name)?.push(seen);
      progress(`${path} of ${name}, run ${round + 1} of ${runs}: LCP ${Math.round(seen.largestPaint)} ms`);
    }
  }
  return visits;
}

function assertHydrated({ hydrated }: Visit, path: string): void {
  if (hydrated !== null) return;
  throw new BenchError(
    `The page ${path} of the composed site was not hydrated within 5 s after load`,
    'Open it in a browser, and see the console.',
  );
}
