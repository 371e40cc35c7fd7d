import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '../../deploy/actions/rollback/rollback';
import { openStore } from '../../deploy/records/open-store';
import type { Progress } from '../bench-command';
import { LIMITS } from './limits';
import { differences, type ShippingFigure } from './shipping-figures';
import { type SimulatedSite, writeSimulatedStore } from './simulated-store';
import { type CommandCost, timeSite } from './timed-command';

const root = join(__dirname, '../..');

/** The first is what the others are held against. */
const SITES: Record<string, SimulatedSite> = {
  '10 releases, 2 parts': { releases: 10, remotes: 2 },
  '1,000 releases, 2 parts': { releases: 1000, remotes: 2 },
  '10 releases, 50 parts': { releases: 10, remotes: 50 },
};

interface Costs {
  /** The whole command. */
  command: CommandCost[];
  /** The operation alone, in a process that runs already. */
  operation: number[];
  /** Taking back one part, which composes. */
  part: CommandCost[];
}

/** What going back costs in stores of different sizes; in turns, so that a busy moment meets all of them. */
export async function measureGrowth(runs: number, progress: Progress): Promise<ShippingFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const stores = Object.entries(SITES).map(([name, site], index) => {
    const costs: Costs = { command: [], operation: [], part: [] };
    return { name, site, store: join(folder, String(index)), costs };
  });
  try {
    for (const { name, site, store } of stores) {
      progress(`Writing a store of ${name}`);
      await writeSimulatedStore(store, site);
    }
    for (let run = 1; run <= runs; run += 1) {
      progress(`Run ${run} of ${runs}: going back in each store`);
      for (const { store, site, costs } of stores) {
        costs.command.push(await timeSite(root, store, 'rollback'));
        await goForward(store, site);
        costs.operation.push(await timeOperation(store));
        await goForward(store, site);
        costs.part.push(await timeSite(root, store, 'rollback', '--part', 'landing'));
        await goForward(store, site);
      }
    }
    return figuresOf(stores);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOperation(address: string): Promise<number> {
  const store = await openStore(address, { env: {} });
  const started = performance.now();
  await rollback({ store, channel: 'live', target: null, author: 'Benchmark', message: '' });
  return performance.now() - started;
}

/** Puts the last release live again, from which the next run goes back. */
async function goForward(address: string, { releases }: SimulatedSite): Promise<void> {
  const store = await openStore(address, { env: {} });
  await rollback({ store, channel: 'live', target: String(releases), author: 'Benchmark', message: '' });
}

function figuresOf(measured: { name: string; costs: Costs }[]): ShippingFigure[] {
  const [smallest, ...larger] = measured as [(typeof measured)[0], ...typeof measured];
  const times = (runs: CommandCost[]) => runs.map(({ milliseconds }) => milliseconds);
  return [
    ...measured.map(({ name, costs }): ShippingFigure => ({
      what: `site rollback with ${name}`,
      unit: 'ms',
      values: times(costs.command),
      must: LIMITS.goLive,
    })),
    ...larger.map(({ name, costs }): ShippingFigure => ({
      what: `… longer than with ${smallest.name}: ${name}`,
      unit: 'ms',
      values: differences(times(costs.command), times(smallest.costs.command)),
      must: LIMITS.growth,
    })),
    ...measured.map(({ name, costs }): ShippingFigure => ({
      what: `of it the rollback itself, without the start: ${name}`,
      unit: 'ms',
      values: costs.operation,
    })),
    ...measured.map(({ name, costs }): ShippingFigure => ({
      what: `site rollback --part landing with ${name}`,
      unit: 'ms',
      values: times(costs.part),
    })),
    {
      what: 'site rollback, in any of these stores',
      unit: 'MB',
      values: measured.flatMap(({ costs }) => costs.command.map(({ megabytes }) => megabytes)),
      must: LIMITS.memory,
    },
  ];
}
