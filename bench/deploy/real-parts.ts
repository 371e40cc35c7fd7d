import { join } from 'node:path';
import { Checkout } from '../../e2e/support/checkout';
import { benefits } from '../../landing-remote/content/benefits.content';
import { frame } from '../../shell/content/frame.content';
import type { Progress } from '../command';
import { LIMITS, memoryFigure, type ShippingFigure, timeFigure } from './shipping-figures';
import { type CommandCost, timeSite } from './timed-command';

/** Words that a team changes between two releases. */
const EDITS = {
  landing: { file: 'landing-remote/content/benefits.content.ts', words: benefits.list[0]!.description },
  shell: { file: 'shell/content/frame.content.ts', words: frame.skipLink },
};

const PARTS = Object.keys(EDITS) as (keyof typeof EDITS)[];

/** Ships the parts of the working copy so many times, from a copy of it. @throws BenchError */
export async function measureRealParts(runs: number, progress: Progress): Promise<ShippingFigure[]> {
  const checkout = Checkout.make('Benchmark');
  const costs: Record<string, CommandCost[]> = {};
  const site = async (...words: string[]) => {
    const cost = await timeSite(checkout.folder, join(checkout.folder, 'store'), words);
    (costs[words.join(' ')] ??= []).push(cost);
  };
  try {
    progress('Publishing and promoting all parts');
    await site('publish', '--all');
    await site('promote');
    for (let run = 1; run <= runs; run += 1) {
      for (const part of PARTS) {
        const { file, words } = EDITS[part];
        progress(`Run ${run} of ${runs}: shipping ${part}, and rolling it back`);
        checkout.edit(file, run === 1 ? words : `${words} ${run - 1}`, `${words} ${run}`);
        await site('publish', part);
        await site('promote', part);
        await site('rollback');
        await site('--help');
      }
    }
  } finally {
    checkout.remove();
  }
  const goLive = PARTS.map((part) => `promote ${part}`);
  const publish = PARTS.map((part) => `publish ${part}`);
  return [
    ...goLive.map((words) => timeFigure(`site ${words}`, costs[words]!, LIMITS.goLive)),
    timeFigure('site rollback', costs.rollback!, LIMITS.goBack),
    ...publish.map((words) => timeFigure(`site ${words}`, costs[words]!)),
    ...publish.map((words): ShippingFigure => {
      const values = costs[words]!.map((cost) => cost.milliseconds - cost.buildMilliseconds);
      return {
        what: `site ${words}, beyond the part's own build`,
        unit: 'ms',
        values,
        must: LIMITS.publishAdds,
      };
    }),
    timeFigure('of each: the start of the command (site --help)', costs['--help']!),
    ...[...goLive, 'rollback', ...publish].map((words) => memoryFigure(`site ${words}`, costs[words]!)),
  ];
}
