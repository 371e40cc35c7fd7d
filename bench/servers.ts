import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { openStore, readPublications } from '@site/ledger';
import { serveSite } from '../e2e/support/site-command';
import { BenchError, describeConditions, loadNow, runBench, wholeNumber } from './command';
import { format, markdownTable } from './figures';
import { Shipping } from './sites';

/** At once, a run for each. */
const CONNECTIONS = [64, 512];

/** What wrk says of a run. */
interface Load {
  requestsPerSecond: string;
  p50: string;
  p99: string;
  failed: number;
}

const command = new Command('npm run bench:servers --')
  .description('Puts site serve under load while a release goes live and back all the time.')
  .addHelpText('after', '\nExit status 1 also when a request failed.')
  .option('--seconds <count>', 'of each run', wholeNumber, 30);

void runBench<{ seconds: number }>(command, async ({ seconds }, progress) => {
  const shipping = Shipping.begin(progress);
  try {
    await shipping.goLive();
    shipping.edit();
    await shipping.site('publish', 'landing');
    await shipping.site('promote', 'landing');
    const loadBefore = loadNow();
    const rows: string[][] = [];
    for (const connections of CONNECTIONS) {
      progress(`${connections} connections, ${seconds} s`);
      rows.push(await loadServer(shipping, connections, seconds));
    }
    console.log(`${describeConditions([loadBefore, loadNow()])} ${seconds} s a run.\n`);
    const head = ['connections', 'requests/s', 'p50', 'p99', 'failed', 'went live', 'most memory'];
    console.log(markdownTable([head, ...rows]));
    if (rows.some(([, , , , failed]) => failed !== '0')) process.exitCode = 1;
  } finally {
    shipping.remove();
  }
});

async function loadServer(shipping: Shipping, connections: number, seconds: number): Promise<string[]> {
  const { url, pid, stop } = await serveSite(shipping.store);
  try {
    let isLoaded = true;
    const loading = runWrk(url, connections, seconds).finally(() => (isLoaded = false));
    const deploying = goBackAndForth(shipping, () => isLoaded);
    const { requestsPerSecond, p50, p99, failed } = await loading;
    const counts = [failed, await deploying].map(String);
    return [String(connections), requestsPerSecond, p50, p99, ...counts, format(maxMemory(pid), 'MB')];
  } finally {
    await stop();
  }
}

/** @returns how often something went live */
async function goBackAndForth(shipping: Shipping, goesOn: () => boolean): Promise<number> {
  const [newest] = await readPublications(await openStore(shipping.store, { env: {} }), 'landing', {
    limit: 1,
  });
  let count = 0;
  for (; goesOn(); count += 1) {
    if (count % 2 === 0) await shipping.site('rollback');
    else await shipping.site('promote', `landing@${newest!.release}`);
  }
  return count;
}

/** @throws BenchError when wrk cannot run */
async function runWrk(url: string, connections: number, seconds: number): Promise<Load> {
  const flags = ['--latency', '-t', '2', '-c', String(connections), '-d', `${seconds}s`];
  const words = [...flags, '-H', 'Accept-Encoding: br', `${url}/`];
  const { stdout } = await promisify(execFile)('wrk', words).catch((cause: Error) => {
    throw new BenchError(`wrk did not run: ${cause.message.trim()}\nInstall it: apt-get install wrk`);
  });
  const said = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const errors = said(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  return {
    requestsPerSecond: said(/Requests\/sec: +(\S+)/)[0]!,
    p50: said(/50% +(\S+)/)[0]!,
    p99: said(/99% +(\S+)/)[0]!,
    failed: [...errors, ...said(/Non-2xx or 3xx responses: (\d+)/)].reduce(
      (sum, count) => sum + Number(count),
      0,
    ),
  };
}

/** That a process has had at once, in MB. Linux says it. */
function maxMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return (Number(kilobytes) * 1024) / 1_000_000;
}
