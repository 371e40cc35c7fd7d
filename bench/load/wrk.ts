import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VisitBeacon } from '../../shared/contracts/visit-beacons';
import { BenchError } from '../command';

const execute = promisify(execFile);

/** What a load generator found. */
export interface LoadFigures {
  requestsPerSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** Answers of status 400 and above, and connections that broke or were not answered. */
  errors: number;
}

/** An answer that takes longer counts as an error, in s. The generator shares its processors with the server. */
const TIMEOUT = 10;

/** @throws BenchError when wrk is not installed */
export function assertWrk(): void {
  if (!spawnSync('wrk', ['--version']).error) return;
  throw new BenchError('The load generator wrk is not installed. Install it: apt-get install wrk.');
}

/** Keeps so many connections busy with one address. */
export async function runWrk(url: string, connections: number, seconds: number): Promise<LoadFigures> {
  const { stdout } = await execute('wrk', [
    ...['--threads', '2', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', `${TIMEOUT}s`, '--header', 'Accept-Encoding: br, gzip'],
    ...['--script', join(__dirname, 'wrk-report.lua'), url],
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as LoadFigures;
}

/** Sends the same beacon from so many connections, until it is stopped. */
export function floodWithBeacons(url: string, connections: number, beacon: VisitBeacon) {
  const child = spawn(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', '1h'],
      ...['--script', join(__dirname, 'wrk-beacons.lua'), url],
    ],
    { stdio: 'ignore', env: { ...process.env, WRK_BODY: JSON.stringify(beacon) } },
  );
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
