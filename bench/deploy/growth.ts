import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../command';
import { generateStore } from './generated-store';
import { LIMITS, type ShippingFigure, timeFigure } from './shipping-figures';
import { type CommandCost, timeSite } from './timed-command';

const root = join(__dirname, '../..');

/** Releases in the stores. */
const [FEW, MANY] = [10, 1_000];

/** What going back and forward costs in a small and a large store; in turns, so that a busy moment affects both. */
export async function measureGrowth(runs: number, progress: Progress): Promise<ShippingFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const storeOf = (size: number) => join(folder, String(size));
  const costs: Record<string, CommandCost[]> = {};
  const site = async (size: number, ...words: string[]) => {
    const cost = await timeSite(root, storeOf(size), words);
    (costs[`${words[0]} ${size}`] ??= []).push(cost);
  };
  try {
    const releases = new Map<number, string>();
    for (const size of [FEW, MANY]) {
      progress(`Generating a store of ${size} releases`);
      releases.set(size, await generateStore(storeOf(size), size));
    }
    for (let run = 1; run <= runs; run += 1) {
      progress(`Run ${run} of ${runs}: going back and forward in each store`);
      for (const [size, release] of releases) {
        await site(size, 'rollback');
        await site(size, 'promote', `landing@${release}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return ['rollback', 'promote'].flatMap((command) => {
    const [few, many] = [costs[`${command} ${FEW}`]!, costs[`${command} ${MANY}`]!];
    const longer = many.map(({ milliseconds }, run) => milliseconds - few[run]!.milliseconds);
    return [
      timeFigure(`site ${command} with ${FEW} releases`, few, LIMITS.goBack),
      timeFigure(`site ${command} with ${MANY} releases`, many, LIMITS.goBack),
      {
        what: `site ${command}, longer in the larger store by`,
        unit: 'ms',
        values: longer,
        must: LIMITS.growth,
      },
    ];
  });
}
