import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { max, median } from 'simple-statistics';
import { VISITS_PATH } from '../../deploy/addresses/visits';
import { readLiveDeployment } from '../../deploy/records/live-deployment';
import { openStore } from '../../deploy/records/open-store';
import { serveSite } from '../../e2e/support/site-command';
import type { ArrivalBeacon } from '../../shared/contracts/visit-beacons';
import { BenchError, type Progress } from '../command';
import { format } from '../format';
import { describeConditions, loadNow } from '../machine';
import { markdownTable } from '../markdown';
import { watchMemory } from './memory';
import { floodWithBeacons, type LoadFigures, runWrk } from './wrk';

/** What pages cost while nobody sends beacons, and while somebody floods with them; a run each, one after the other. */
export interface Flood {
  quiet: LoadFigures[];
  flooded: LoadFigures[];
  /** Samples in MB. */
  memory: number[];
  /** When, and on which machine. */
  conditions: string;
}

/** Of each run of pages. */
const SECONDS = 5;

const RUNS = 7;

/** Connections of visitors, as many as keep the server busy without a queue. */
const VISITORS = 2;

/** Connections of whoever floods. */
const SENDERS = 200;

/** Beacons a second from each of them: `wrk-beacons.lua` waits so long between two. */
const BEACONS_EACH = 50;

/** Pages beside a flood must come at this share of their quiet rate (docs/visits.md). */
const LEAST_SHARE = 0.9;

/** Serves a store that counts visits, and measures its pages with and without a flood. @throws BenchError when nothing is live */
export async function measureFlood(folder: string, progress: Progress): Promise<Flood> {
  const beacon = await aBeaconOf(folder);
  const place = mkdtempSync(join(tmpdir(), 'bench-flood-'));
  const site = await serveSite(folder, '--visits', join(place, 'visits.sqlite'));
  const memory = watchMemory(site.pid);
  const loadBefore = loadNow();
  const [quiet, flooded]: [LoadFigures[], LoadFigures[]] = [[], []];
  try {
    const pages = () => runWrk(`${site.url}/`, VISITORS, SECONDS);
    await pages();
    for (let run = 1; run <= RUNS; run += 1) {
      progress(`site serve beside a flood of beacons, run ${run} of ${RUNS}`);
      quiet.push(await pages());
      const sending = floodWithBeacons(site.url + VISITS_PATH, SENDERS, beacon);
      flooded.push(await pages().finally(sending.stop));
    }
    const conditions = describeConditions(loadBefore, loadNow());
    return { quiet, flooded, memory: await memory.stop(), conditions };
  } finally {
    await site.stop();
    rmSync(place, { recursive: true });
  }
}

/** A beacon that the collector takes in, as long as it reads any. */
async function aBeaconOf(folder: string): Promise<ArrivalBeacon> {
  const live = await readLiveDeployment(await openStore(folder, { env: {} }));
  if (!live)
    throw new BenchError(`Nothing is live in the store at ${folder}. Promote a release, then measure again.`);
  return { kind: 'arrival', deployment: live.deployment.name, route: '/', language: 'en', started: true };
}

/** The section of the results' page. */
export function floodSection({ quiet, flooded, memory, conditions }: Flood): string {
  const rate = (runs: LoadFigures[]) => median(runs.map(({ requestsPerSecond }) => requestsPerSecond));
  const row = (name: string, runs: LoadFigures[]) => [
    name,
    Math.round(rate(runs)).toLocaleString('en'),
    `${median(runs.map(({ p50 }) => p50)).toFixed(2)} ms`,
    `${median(runs.map(({ p99 }) => p99)).toFixed(2)} ms`,
  ];
  const share = rate(flooded) / rate(quiet);
  return [
    '## A flood of beacons',
    `${conditions} \`site serve --visits\`; medians of ${RUNS} runs of ${SECONDS} s each, by turns. ${VISITORS} connections ask for \`/\`; a flood has ` +
      `${SENDERS} connections more that would send ${(SENDERS * BEACONS_EACH).toLocaleString('en')} beacons a second.`,
    markdownTable([['', 'pages/s', 'p50', 'p99'], row('quiet', quiet), row('flooded', flooded)]),
    `Pages came at ${format(share, 'ratio')} of their quiet rate (must: ${LEAST_SHARE}, ${share < LEAST_SHARE ? 'missed' : 'met'}). ` +
      `Memory: at most ${max(memory)} MB.`,
  ].join('\n\n');
}
