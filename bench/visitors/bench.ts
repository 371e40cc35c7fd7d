import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { chromium } from 'playwright-core';
import { assertFonts } from '../../deploy/check/missing-fonts';
import { SiteError } from '../../deploy/store/site-error';
import { findBrowser } from '../../e2e/support/find-browser';
import { serveSite } from '../../e2e/support/site-command';
import { DEFAULT_LANGUAGE, languagePath, languages } from '../../shared/site/languages';
import { BenchError, type Progress, runBench, wholeNumber } from '../command';
import { loadNow } from '../machine';
import { writePage } from '../markdown';
import { baselineIn } from '../site/translated-baseline';
import { storeToMeasure } from '../site/composed-site';
import type { RunningServer } from '../site/running-server';
import { visitAfterOtherTeam } from '../visit/after-other-team';
import { tapEarly } from '../visit/early-taps';
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
  /** Paths, without a language. */
  pages: string[];
  /** BCP 47 tag. */
  language: string;
  store?: string;
  out: string;
  /** How many early taps on each page; none unless asked for. */
  taps?: number;
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
  .addOption(
    new Option('--language <tag>', 'visit the pages in it; a baseline gets a copy with our words')
      .choices(languages.map(({ tag }) => tag))
      .default(DEFAULT_LANGUAGE),
  )
  .option('--store <folder>', "serve this store's live site instead of the working copy's")
  .option('--out <file>', 'where the results go; the chart goes beside it', 'bench/results.md')
  .option('--taps <count>', 'also tap that often on each page while it starts, some 7 s a tap', wholeNumber)
  .option('--lighthouse', "also run Lighthouse's mobile performance audit");

void runBench<Options>(command, async (options, progress) => {
  const results = await measure(options, progress);
  const picture = `${options.out.replace(/\.md$/, '')}.svg`;
  writePage(options.out, resultSections(results, basename(picture)));
  writeFileSync(picture, chart(chartBars(results.pages)));
});

async function measure(options: Options, progress: Progress): Promise<Results> {
  const { baseline, runs, language, taps, lighthouse } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const serve = async (starting: Promise<RunningServer>) => {
    const { url, stop } = await starting;
    closing.push(stop);
    return url;
  };
  try {
    const store = await storeToMeasure(options.store, progress);
    const ours = await serve(serveSite(store));
    const paths = options.pages.map((path) => languagePath(language) + path);
    const sites = new Map([[OUR_SITE, ours]]);
    for (const [name, folder] of Object.entries(baseline))
      sites.set(name, await serve(baselineIn(folder, { language, paths, ours })));
    const executablePath = findBrowser(progress);
    const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-sync'] });
    closing.push(() => browser.close());
    await assertFonts(browser, [language]).catch(asBenchError);

    const loadBefore = loadNow();
    const pages: PageResults[] = [];
    for (const path of paths) pages.push(await measurePage({ browser, sites, runs, progress }, path));
    const results = { pages, runs, browser: browser.version(), loadBefore, loadAfter: loadNow() };
    for (const {
      path,
      sites: [seen],
    } of pages) {
      progress(`${path}: a visit after the other team has shipped`);
      seen.afterOtherTeam = await visitAfterOtherTeam(browser, store, path);
      if (taps) seen.earlyTaps = await tapEarly(browser, ours + path, { count: taps, progress });
      if (lighthouse) seen.lighthouse = await auditPage(executablePath, ours + path, { runs, progress });
    }
    return results;
  } finally {
    for (const close of closing) await close();
  }
}

function asBenchError(error: unknown): never {
  throw error instanceof SiteError ? new BenchError(`${error.message} ${error.remedy}`) : error;
}

function readBaseline(words: string, others: Record<string, string>): Record<string, string> {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(words) ?? [];
  if (name && folder) return { ...others, [name]: folder };
  throw new InvalidArgumentError('Give a name and a folder: --baseline static=../my-static-site.');
}
