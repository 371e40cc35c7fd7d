import { writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { type Browser, chromium } from 'playwright-core';
import { languageOfPath } from '@site/addresses';
import { assertFonts } from '@site/page-check';
import { SiteError } from '@site/errors';
import { returnVisit } from '../e2e/requests/return-visit';
import { findBrowser } from '../e2e/support/find-browser';
import { serveSite } from '../e2e/support/site-command';
import { BenchError, loadNow, type Progress, runBench, wholeNumber } from './command';
import { calibrate } from './calibration';
import { PHONE } from './conditions';
import { auditPage } from './lighthouse';
import { type Observed, OUR_SITE } from './measures';
import { ENOUGH_RUNS, type PageResults, resultSections } from './results';
import { measureReturns, WITHOUT_DICTIONARIES } from './returning';
import { serveBaseline, Shipping } from './sites';
import { slowestInteraction } from './taps';
import { visit } from './visit';

const LAUNCH = ['--disable-gpu', '--disable-sync'];

interface Options {
  /** Folders by name. */
  baseline: Record<string, string>;
  runs: number;
  pages: string[];
  out: string;
  lighthouse?: true;
}

const command = new Command('npm run bench --')
  .description('Measures what the pages cost their visitors.')
  .option(
    '--baseline <name=folder>',
    'a built site next to this one, any number; limits compare with "static" and "mf-conventional"',
    readBaseline,
    {},
  )
  .option('--runs <count>', 'visits of each page of each site', wholeNumber, ENOUGH_RUNS)
  .option('--pages <paths>', 'with commas between', (paths) => paths.split(','), ['/', '/privacy-policy'])
  .option('--out <file>', 'where the results go', 'bench/results.md')
  .option('--lighthouse', "also run Lighthouse's mobile performance audit");

void runBench<Options>(command, async (options, progress) => {
  const results = await measure(options, progress);
  const page = `${resultSections(results).join('\n\n')}\n`;
  writeFileSync(options.out, page);
  process.stdout.write(`${page}\nWritten to ${options.out}\n`);
});

async function measure({ baseline, runs, pages: paths, lighthouse }: Options, progress: Progress) {
  const closing: (() => Promise<unknown> | void)[] = [];
  const serve = async (starting: Promise<{ url: string; stop(): Promise<void> }>) => {
    const { url, stop } = await starting;
    closing.unshift(stop);
    return url;
  };
  try {
    const shipping = Shipping.begin(progress);
    closing.unshift(() => shipping.remove());
    await shipping.goLive();
    const ours = await serve(serveSite(shipping.store));
    const sites = new Map([[OUR_SITE, ours]]);
    for (const [name, folder] of Object.entries(baseline))
      sites.set(name, await serve(serveBaseline(folder)));
    const executablePath = findBrowser(progress);
    const browser = await chromium.launch({ executablePath, args: LAUNCH });
    closing.unshift(() => browser.close());
    await assertFonts(browser, paths.map(languageOfPath)).catch(asBenchError);

    const calibration = await calibrate(browser);
    const { cpuSlowdown } = calibration;
    progress(
      `Benchmark index ${Math.round(calibration.machine)}: the processor is made ${cpuSlowdown.toFixed(1)} times slower`,
    );
    const loadBefore = loadNow();
    const pages: PageResults[] = [];
    for (const path of paths)
      pages.push(await measurePage(browser, { path, sites, runs, cpuSlowdown, progress }));
    const loads = [loadBefore, loadNow()];
    if (lighthouse)
      for (const { path, sites: seen } of pages)
        seen[0].lighthouse = await auditPage(executablePath, ours + path, { runs, cpuSlowdown, progress });
    const without = await chromium.launch({ executablePath, args: [...LAUNCH, WITHOUT_DICTIONARIES] });
    closing.unshift(() => without.close());
    const returns = await measureReturns([browser, without], ours, shipping, progress);
    return { pages, returns, runs, calibration, browser: browser.version(), loads };
  } finally {
    for (const close of closing) await close();
  }
}

interface Measuring {
  path: string;
  /** Origins by name. */
  sites: Map<string, string>;
  runs: number;
  cpuSlowdown: number;
  progress: Progress;
}

/**
 * Visits a page of every site. Runs are interleaved, and each begins one site further on, so that whatever else the machine does
 * affects all sites alike.
 * @throws BenchError when a page cannot be opened, or ours does not hydrate
 */
async function measurePage(
  browser: Browser,
  { path, sites, runs, cpuSlowdown, progress }: Measuring,
): Promise<PageResults> {
  const results: { url: string; observed: Observed }[] = [];
  // These visits also warm the servers up, so that no run pays for that.
  for (const [site, origin] of sites) {
    progress(`${path} of ${site}: what it loads, and why`);
    const url = origin + path;
    const traced = await visit(browser, url, { cpuSlowdown: 1, isTracingCauses: true });
    const secondVisit = await visitAgain(browser, url);
    const later = { visits: [], interactions: [], lighthouse: [] };
    results.push({ url, observed: { site, traced, secondVisit, ...later } });
  }
  for (let run = 0; run < runs; run += 1) {
    const first = run % results.length;
    for (const { url, observed } of [...results.slice(first), ...results.slice(0, first)]) {
      const seen = await visit(browser, url, { cpuSlowdown });
      const isOurs = observed.site === OUR_SITE;
      if (isOurs && seen.hydrated === null)
        throw new BenchError(`${path} did not hydrate within 5 s after load. Open it, and see the console.`);
      observed.visits.push(seen);
      progress(
        `${path} of ${observed.site}, run ${run + 1} of ${runs}: LCP ${Math.round(seen.largestPaint)} ms`,
      );
      if (isOurs) observed.interactions.push(await slowestInteraction(browser, url, cpuSlowdown));
    }
  }
  return { path, sites: results.map(({ observed }) => observed) as PageResults['sites'] };
}

async function visitAgain(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  return returnVisit(context, url).finally(() => context.close());
}

function asBenchError(error: unknown): never {
  throw error instanceof SiteError ? new BenchError(`${error.message} ${error.remedy}`) : error;
}

function readBaseline(words: string, others: Record<string, string>): Record<string, string> {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(words) ?? [];
  if (name && folder) return { ...others, [name]: folder };
  throw new InvalidArgumentError('Give a name and a folder: --baseline static=../my-static-site.');
}
