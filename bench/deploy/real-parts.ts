import { join } from 'node:path';
import { Checkout } from '../../e2e/support/checkout';
import { benefits } from '../../landing-remote/content/benefits.content';
import { frame } from '../../shell/content/frame.content';
import type { Progress } from '../bench-command';
import { LIMITS } from './limits';
import { runOtherCommands } from './other-commands';
import type { ShippingFigure } from './shipping-figures';
import { type CommandCost, timeSite } from './timed-command';

/** Words that a team changes between two releases. */
const EDITS = {
  landing: { file: 'landing-remote/content/benefits.content.ts', words: benefits.list[0]!.description },
  shell: { file: 'shell/content/frame.content.ts', words: frame.skipLink },
};

type EditedPart = keyof typeof EDITS;

/** Ships the parts of the working copy, over and over, from a copy of it. @throws BenchError */
export async function measureRealParts(runs: number, progress: Progress): Promise<ShippingFigure[]> {
  const checkout = Checkout.make('Benchmark');
  try {
    const store = join(checkout.folder, 'store');
    const site = (...words: string[]) => timeSite(checkout.folder, store, ...words);
    progress('Publishing and promoting all parts');
    await site('publish', '--all');
    await site('promote');

    const costs: Record<string, CommandCost[]> = {};
    const keep = (name: string, cost: CommandCost) => (costs[name] ??= []).push(cost);
    for (let run = 1; run <= runs; run += 1) {
      for (const part of Object.keys(EDITS) as EditedPart[]) {
        progress(`Run ${run} of ${runs}: shipping ${part}, and taking it back`);
        edit(checkout, part, run);
        keep(`publish ${part}`, await site('publish', part));
        keep(`promote ${part}`, await site('promote', part));
        keep('rollback', await site('rollback'));
        keep('start-up', await site('--help'));
      }
    }
    progress('Running every other command once');
    const others = await runOtherCommands(checkout.folder, store, site);
    return [...timeFigures(costs), ...memoryFigures({ ...costs, ...others })];
  } finally {
    checkout.remove();
  }
}

function edit(checkout: Checkout, part: EditedPart, run: number): void {
  const { file, words } = EDITS[part];
  checkout.edit(file, run === 1 ? words : `${words} ${run - 1}`, `${words} ${run}`);
}

function timeFigures(costs: Record<string, CommandCost[]>): ShippingFigure[] {
  const times = (name: string, must?: number): ShippingFigure => ({
    what: `site ${name}`,
    unit: 'ms',
    values: costs[name]!.map(({ milliseconds }) => milliseconds),
    must,
  });
  const added = (part: EditedPart): ShippingFigure => ({
    what: `site publish ${part}, beyond the part's own build`,
    unit: 'ms',
    values: costs[`publish ${part}`]!.map(({ milliseconds, build }) => milliseconds - build!.milliseconds),
    must: LIMITS.publishAdds,
  });
  return [
    times('promote landing', LIMITS.goLive),
    times('promote shell', LIMITS.goLive),
    times('rollback', LIMITS.goLive),
    added('landing'),
    added('shell'),
    times('publish landing'),
    times('publish shell'),
    { ...times('start-up'), what: 'of each: the start of the command (site --help)' },
  ];
}

function memoryFigures(costs: Record<string, CommandCost[]>): ShippingFigure[] {
  const own = Object.entries(costs)
    .filter(([name]) => name !== 'start-up')
    .map(([name, runs]): ShippingFigure => {
      const values = runs.map(({ megabytes }) => megabytes);
      return { what: `site ${name}`, unit: 'MB', values, must: LIMITS.memory };
    });
  const builds = Object.values(costs).flatMap((runs) => runs.flatMap(({ build }) => build?.megabytes ?? []));
  return [...own, { what: "the parts' own builds (webpack)", unit: 'MB', values: builds }];
}
