import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../e2e/support/find-browser';
import { serveSite } from '../../e2e/support/site-command';
import { type Progress, runBench, wholeNumber } from '../command';
import { loadNow } from '../machine';
import { writePage } from '../markdown';
import { serveBaseline } from '../site/baseline-server';
import { storeToMeasure } from '../site/composed-site';
import type { RunningServer } from '../site/running-server';
import { visitAfterOtherTeam } from '../visit/after-other-team';
import type { PageResults } from './budgets';
import { chart } from './chart';
import { auditPage } from './lighthouse';
import { measurePage } from './measure-page';
import { OUR_SITE } from './measures';
import { chartBars, ENOUGH_RUNS, type Results, resultSections } from './results';

interface Options {
  /** Folders by name. */
  baseline: Record<string, string>;
  runs: number;
  /** Paths. */
  pages: string[];
  store?: string;
  out: string;
  lighthouse?: true;
}

const command = new Command('npm run bench --')
  .description('Measures what the pages cost their visitors.')
  .option(
    '--baseline <name=folder>',
    'a built site beside this one, any number; limits compare with "static" and "mf-conventional"',
    readBaseline,
    {},
  )
  .option('--runs <count>', 'visits of each page of each site', wholeNumber, ENOUGH_RUNS)
  .option('--pages <paths>', 'with commas between', (paths) => paths.split(','), ['/', '/privacy-policy'])
  .option('--store <folder>', "serve this store's live site instead of the working copy's")
  .option('--out <file>', 'where the results go; the chart goes beside it', 'bench/results.md')
  .option('--lighthouse', "also run Lighthouse's mobile performance audit");

void runBench<Options>(command, async (options, progress) => {
  const results = await measure(options, progress);
  const picture = `${options.out.replace(/\.md$/, '')}.svg`;
  writePage(options.out, resultSections(results, basename(picture)));
  writeFileSync(picture, chart(chartBars(results.pages)));
});

async function measure(options: Options, progress: Progress): Promise<Results> {
  const { baseline, runs, lighthouse } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const serve = async (starting: Promise<RunningServer>) => {
    const { url, stop } = await starting;
    closing.push(stop);
    return url;
  };
  try {
    // Ours stays first when it is set.
    const sites = new Map([[OUR_SITE, '']]);
    for (const [name, folder] of Object.entries(baseline))
      sites.set(name, await serve(serveBaseline(folder)));
    const store = await storeToMeasure(options.store, progress);
    sites.set(OUR_SITE, await serve(serveSite(store)));
    const executablePath = findBrowser(progress);
    const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-sync'] });
    closing.push(() => browser.close());

    const loadBefore = loadNow();
    const pages: PageResults[] = [];
    for (const path of options.pages) pages.push(await measurePage({ browser, sites, runs, progress }, path));
    const results = { pages, runs, browser: browser.version(), loadBefore, loadAfter: loadNow() };
    for (const {
      path,
      sites: [ours],
    } of pages) {
      progress(`${path}: a visit after the other team has shipped`);
      ours.afterOtherTeam = await visitAfterOtherTeam(browser, store, path);
      if (lighthouse) ours.lighthouse = await auditPage(executablePath, sites.get(OUR_SITE) + path, progress);
    }
    return results;
  } finally {
    for (const close of closing) await close();
  }
}

function readBaseline(words: string, others: Record<string, string>): Record<string, string> {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(words) ?? [];
  if (name && folder) return { ...others, [name]: folder };
  throw new InvalidArgumentError('Give a name and a folder: --baseline static=../my-static-site.');
}
