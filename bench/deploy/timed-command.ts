import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchError } from '../bench-error';

/** What a run of the `site` command cost. */
export interface CommandCost {
  /** From the start of its process to its end, as whoever types it waits. */
  milliseconds: number;
  /** The most memory that its process had, of 1,000,000 bytes. */
  megabytes: number;
  /** The part's own build, for a publish. */
  build: { milliseconds: number; megabytes: number } | null;
}

interface ProcessUsage {
  command: string;
  milliseconds: number;
  megabytes: number;
}

export interface StartedCommand {
  child: ChildProcess;
  /** @throws BenchError when the command fails */
  cost: Promise<CommandCost>;
}

/** Runs the `site` command of a working copy, and measures it. @throws BenchError when it fails */
export function timeSite(root: string, store: string, ...words: string[]): Promise<CommandCost> {
  return startSite(root, store, ...words).cost;
}

/** As {@link timeSite}, for a command that runs until it is stopped. */
export function startSite(root: string, store: string, ...words: string[]): StartedCommand {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const record = join(folder, 'usage');
  const env = {
    ...process.env,
    SITE_STORE: store,
    SITE_AUTHOR: 'Benchmark',
    BENCH_USAGE: record,
    NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, 'record-usage.js'))}`,
  };
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'deploy/bin/site.js'), ...words], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const cost = new Promise<CommandCost>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const milliseconds = performance.now() - started;
      const usage = status === 0 ? readUsage(record) : [];
      rmSync(folder, { recursive: true });
      const site = usage.find(({ command }) => command === 'site');
      if (!site) return reject(failed(words, status, output));
      const build = usage.find(({ command }) => command === 'webpack') ?? null;
      resolve({ milliseconds, megabytes: site.megabytes, build });
    });
  });
  return { child, cost };
}

function readUsage(record: string): ProcessUsage[] {
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as ProcessUsage);
}

function failed(words: string[], status: number | null, output: string): BenchError {
  const told = output.trim().replaceAll('\n', ' ');
  return new BenchError(
    `site ${words.join(' ')} ended with ${status}: ${told}`,
    'Put right what it names, then measure again.',
  );
}
