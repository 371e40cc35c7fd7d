import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type BenchProcess, type Progress, readArguments, runBenchCommand } from '../bench-command';
import { BenchError } from '../bench-error';
import { loadNow, processorOf } from '../machine';
import { measureGrowth } from './growth';
import { measureRealParts } from './real-parts';
import { shippingMarkdown, type ShippingResults, shippingText } from './shipping-report';

const USAGE = `npm run bench:deploy [-- options]

  --runs N      how often each thing is measured (default: 7)
  --out FILE    where the results go (default: bench/deploy-results.md)
`;

interface Options {
  runs: number;
  out: string;
}

/** `npm run bench:deploy`: what shipping costs. */
export async function runDeployBench(process: BenchProcess): Promise<void> {
  await runBenchCommand(process, USAGE, async (args, progress) => {
    const { runs, out } = readOptions(args);
    const results = await measure(runs, progress);
    process.stdout.write(shippingText(results));
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(resolve(out), shippingMarkdown(results));
    process.stdout.write(`\nWritten to ${out}\n`);
  });
}

async function measure(runs: number, progress: Progress): Promise<ShippingResults> {
  const loadBefore = loadNow();
  const real = await measureRealParts(runs, progress);
  const growth = await measureGrowth(runs, progress);
  const all = [...real, ...growth];
  return {
    sections: [
      { heading: 'The parts of this site, two routes', figures: real.filter(({ unit }) => unit === 'ms') },
      {
        heading: 'Stores of other sizes, with small parts',
        figures: growth.filter(({ unit }) => unit === 'ms'),
      },
      { heading: 'Memory', figures: all.filter(({ unit }) => unit === 'MB') },
    ],
    machine: { ...processorOf(), loadBefore, loadAfter: loadNow() },
    runs,
    time: new Date(),
  };
}

/** @throws BenchError for arguments that make no sense */
function readOptions(args: string[]): Options {
  const { runs, out } = readArguments('npm run bench:deploy', args, {
    runs: { type: 'string', default: '7' },
    out: { type: 'string', default: 'bench/deploy-results.md' },
  });
  if (/^[1-9]\d?$/.test(runs)) return { runs: Number(runs), out };
  throw new BenchError(`"${runs}" is no number of runs`, 'Give a whole number from 1 to 99; 7 tell enough.');
}
