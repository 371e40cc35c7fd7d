import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchError } from '../command';

const execute = promisify(execFile);

/** What a run of the `site` command cost. */
export interface CommandCost {
  /** From the start of its process to its end, as whoever types it waits. */
  milliseconds: number;
  /** The most memory that its process had, of 1,000,000 bytes. */
  megabytes: number;
  /** Time of the part's own build within it; 0 where nothing was built. */
  buildMilliseconds: number;
}

/** A line of `record-usage.js`. */
interface ProcessUsage extends Pick<CommandCost, 'milliseconds' | 'megabytes'> {
  command: string;
}

/**
 * Runs the `site` command of a working copy, and measures it.
 * @param env how the store is reached, where it is no folder
 * @throws BenchError when it fails
 */
export async function timeSite(
  root: string,
  store: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<CommandCost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const record = join(folder, 'usage');
  // A build has no environment variables of ours, but it has NODE_OPTIONS.
  const preload = join(folder, 'preload.js');
  const recorder = JSON.stringify(join(__dirname, 'record-usage.js'));
  writeFileSync(preload, `require(${recorder})(${JSON.stringify(record)});\n`);
  const options = `--require ${JSON.stringify(preload)}`;
  const own = { SITE_STORE: store, SITE_AUTHOR: 'Benchmark', NODE_OPTIONS: options };
  try {
    const started = performance.now();
    await execute(process.execPath, [join(root, 'deploy/bin/site.js'), ...words], {
      cwd: root,
      env: { ...process.env, ...env, ...own },
    });
    const milliseconds = performance.now() - started;
    const lines = readFileSync(record, 'utf8').trim().split('\n');
    const usage = lines.map((line) => JSON.parse(line) as ProcessUsage);
    const [site, build] = ['site', 'webpack'].map((name) => usage.find(({ command }) => command === name));
    return { milliseconds, megabytes: site!.megabytes, buildMilliseconds: build?.milliseconds ?? 0 };
  } catch (cause) {
    throw new BenchError(`${(cause as Error).message.trim()}\nCorrect what it names, then measure again.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
