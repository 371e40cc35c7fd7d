import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { openStore } from '../../deploy/records/open-store';
import { copyFolderStore } from '../../e2e/support/copy-folder-store';
import { findNginx, startNginx } from '../../e2e/support/nginx';
import { serveSite } from '../../e2e/support/site-command';
import { type Progress, runBench, wholeNumber } from '../command';
import { loadNow } from '../machine';
import { writePage } from '../markdown';
import { publishAnother } from '../site/another-release';
import { storeToMeasure } from '../site/composed-site';
import { deployAllTheTime } from './deploy-all-the-time';
import { floodSection, measureFlood } from './flood';
import { faultsOf, type LoadRun, loadSections } from './load-results';
import { watchMemory } from './memory';
import { watchPages } from './watch-pages';
import { assertWrk, runWrk } from './wrk';

interface Options {
  seconds: number;
  store?: string;
  out: string;
}

type LoadedServer = Awaited<ReturnType<typeof serveSite>>;

/** At once, a run for each. */
const CONNECTIONS = [64, 512];

const PART = 'landing';

const command = new Command('npm run bench:load --')
  .description('Puts site serve and nginx under load while a release goes live and back every second.')
  .addHelpText('after', '\nExit status 1 also when there were faults.')
  .option('--seconds <count>', 'of each run', wholeNumber, 30)
  .option('--store <folder>', "load a copy of this store's live site instead of the working copy's")
  .option('--out <file>', 'where the results go', 'bench/load-results.md');

void runBench<Options>(command, async ({ store, seconds, out }, progress) => {
  assertWrk();
  const loadBefore = loadNow();
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  try {
    copyFolderStore(await storeToMeasure(store, progress), folder);
    const flood = await measureFlood(folder, progress);
    const runs = await measureServers(folder, seconds, progress);
    writePage(out, [...loadSections(runs, seconds, loadBefore), floodSection(flood)]);
    if (runs.flatMap(faultsOf).length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function measureServers(folder: string, seconds: number, progress: Progress): Promise<LoadRun[]> {
  const nginx = findNginx(progress);
  const servers = {
    'site serve': serveSite,
    ...(nginx && { nginx: (store: string) => startNginx(nginx, store, cpus().length) }),
  };
  const runs: LoadRun[] = [];
  for (const [server, start] of Object.entries(servers)) {
    for (const connections of CONNECTIONS) {
      progress(`${server}, ${connections} connections, ${seconds} s`);
      const running = await start(folder);
      const found = await load(running, folder, connections, seconds).finally(running.stop);
      runs.push({ server, connections, ...found });
    }
  }
  return runs;
}

async function load({ url, pid }: LoadedServer, folder: string, connections: number, seconds: number) {
  const store = await openStore(folder, { env: {} });
  const deploying = deployAllTheTime(store, { [PART]: await publishAnother(store, PART) });
  const [memory, watching] = [watchMemory(pid), watchPages(url)];
  const figures = runWrk(`${url}/`, connections, seconds);
  await figures.catch(() => undefined);
  const [deployed, watched] = [await deploying.stop(), await watching.stop()];
  return { figures: await figures, deployed, watched, memory: await memory.stop() };
}
