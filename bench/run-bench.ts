import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RunningServer } from './site/running-server';
import { visitAfterOtherTeam } from './after-other-team';
import { type BenchProcess, type Progress, runBenchCommand } from './bench-command';
import { measureDevelopment } from './development/development';
import { OUR_SITE } from './figures/page-results';
import { auditPages } from './lighthouse';
import { loadNow, processorOf } from './machine';
import { measurePages } from './measure-pages';
import { type BenchOptions, readOptions, USAGE } from './options';
import { chart } from './report/chart';
import type { Results } from './report/results';
import { resultsMarkdown } from './report/results-markdown';
import { resultsText } from './report/results-text';
import { openSite } from './site/composed-site';
import { serveFolder } from './site/file-server';
import { browserPath, openBrowser } from './visit/browser';

/** `npm run bench`: how fast the pages are, and what building them costs. */
export async function runBench(process: BenchProcess & { env: NodeJS.ProcessEnv }): Promise<void> {
  await runBenchCommand(process, USAGE, async (args, progress) => {
    const options = readOptions(args);
    const results = await measure(options, process.env, progress);
    process.stdout.write(resultsText(results));
    write(options.out, results);
    process.stdout.write(`\nWritten to ${options.out}\n`);
  });
}

async function measure(options: BenchOptions, env: NodeJS.ProcessEnv, progress: Progress): Promise<Results> {
  const executable = browserPath(env);
  const servers: RunningServer[] = [];
  try {
    const baselines = [];
    for (const { name, folder } of options.baselines) {
      const server = await serveFolder(resolve(folder));
      servers.push(server);
      baselines.push({ name, url: server.url });
    }
    const site = await openSite(options, progress);
    servers.push(site);
    const sites = [{ name: OUR_SITE, url: site.url }, ...baselines];
    const development = options.hasDevelopment ? await measureDevelopment(progress) : null;

    const browser = await openBrowser(executable);
    const loadBefore = loadNow();
    try {
      const pages = await measurePages({
        browser,
        sites,
        pages: options.pages,
        runs: options.runs,
        progress,
      });
      const loadAfter = loadNow();
      for (const page of pages) {
        progress(`${page.path}: a visit after the other team has shipped`);
        if (site.store && !site.store.includes('://'))
          page.afterOtherTeam = await visitAfterOtherTeam(browser, site.store, page.path);
      }
      const machine = { ...processorOf(), browser: browser.version(), loadBefore, loadAfter };
      if (options.hasLighthouse) await auditPages({ executable, url: site.url, pages, progress });
      return { pages, machine, runs: options.runs, development, time: new Date() };
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function write(out: string, results: Results): void {
  const file = resolve(out);
  const chartFile = file.replace(/\.md$/, '') + '.svg';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, resultsMarkdown(results, chartFile.split('/').at(-1) as string));
  writeFileSync(chartFile, chart(results.pages));
}
