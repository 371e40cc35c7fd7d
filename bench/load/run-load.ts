import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DeploymentParts } from '../../deploy/records/choose-releases';
import { readChannel } from '../../deploy/records/live-pointer';
import { readDeployment } from '../../deploy/records/deployments';
import { openStore } from '../../deploy/records/open-store';
import type { Store } from '../../deploy/store/store';
import { findNginx, startNginx } from '../../e2e/support/nginx';
import { type RunningSite, serveSite } from '../../e2e/support/site-command';
import { type BenchProcess, type Progress, runBenchCommand } from '../bench-command';
import { BenchError } from '../bench-error';
import { loadNow, processorOf } from '../machine';
import { publishWorkingCopy } from '../site/composed-site';
import { publishAnother } from './another-release';
import { findGenerator, type LoadGenerator } from './generator';
import { faultsOf, loadMarkdown, type LoadResults, type LoadRun } from './load-results';
import { watchMemory } from './memory';
import { LOAD_USAGE, type LoadOptions, readLoadOptions } from './options';
import { shipAllTheTime } from './ship-all-the-time';
import { watchPages } from './watch-pages';

/** What is needed of a server to put it under load. */
interface LoadedServer {
  name: string;
  start(store: string): Promise<RunningSite & { pid: number }>;
}

/** `npm run bench:load`: the site under load while it changes. Exit status 1 also when there were faults. */
export async function runLoad(process: BenchProcess): Promise<void> {
  await runBenchCommand(process, LOAD_USAGE, async (args, progress) => {
    const options = readLoadOptions(args);
    const results = await measure(options, progress);
    const page = loadMarkdown(results);
    writeFileSync(resolve(options.out), page);
    process.stdout.write(`${page}\nWritten to ${options.out}\n`);
    if (faultsOf(results.runs).length > 0) process.exitCode = 1;
  });
}

async function measure(options: LoadOptions, progress: Progress): Promise<LoadResults> {
  const generator = findGenerator();
  const loadBefore = loadNow();
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  try {
    cpSync(options.store ? resolve(options.store) : await publishWorkingCopy(progress), folder, {
      recursive: true,
      verbatimSymlinks: true,
    });
    const store = await openStore(folder, { env: {} });
    const another = await publishAnother(store, 'landing', await liveParts(store));
    const nginx = findNginx(progress);
    const servers: LoadedServer[] = [
      { name: 'site serve', start: serveSite },
      ...(nginx ? [{ name: 'nginx', start: (to: string) => startNginx(nginx, to, cpus().length) }] : []),
    ];
    const runs: LoadRun[] = [];
    for (const server of servers) {
      for (const connections of options.connections) {
        progress(`${server.name}, ${connections} connections, ${options.seconds} s`);
        runs.push(
          await load(server, { folder, store, another, connections, generator, seconds: options.seconds }),
        );
      }
    }
    const leftOut = nginx ? [] : ['nginx is not installed here, and was left out.'];
    return {
      time: new Date(),
      seconds: options.seconds,
      generator: generator.name,
      machine: { ...processorOf(), loadBefore },
      leftOut,
      runs,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Load {
  folder: string;
  store: Store;
  /** What goes live and back. */
  another: DeploymentParts;
  connections: number;
  generator: LoadGenerator;
  seconds: number;
}

async function load(
  { name, start }: LoadedServer,
  { folder, store, another, connections, generator, seconds }: Load,
): Promise<LoadRun> {
  const server = await start(folder);
  const memory = watchMemory(server.pid);
  const shipping = shipAllTheTime(store, another);
  const watching = watchPages(store, server.url);
  const stop = async () => ({
    shipped: await shipping.stop(),
    watched: await watching.stop(),
    memory: memory.stop(),
  });
  try {
    const figures = await generator.run(`${server.url}/`, connections, seconds);
    return { server: name, connections, figures, ...(await stop()) };
  } finally {
    await stop();
    await server.stop();
  }
}

async function liveParts(store: Store): Promise<DeploymentParts> {
  const live = await readChannel(store, 'live');
  const deployment = live && (await readDeployment(store, live.pointer.deployment));
  if (deployment) return deployment.record.parts;
  throw new BenchError('Nothing is live in that store', 'Put something live first: npx site promote.');
}
