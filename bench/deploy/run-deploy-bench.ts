import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchError } from '../bench-error';
import { loadNow, processorOf } from '../machine';
import type { Progress } from '../options';
import type { BenchProcess } from '../run-bench';
import { measureGrowth } from './growth';
import { measureRealParts } from './real-parts';
import { shippingMarkdown, type ShippingResults, shippingText } from './shipping-report';

export const USAGE = `npm run bench:deploy [-- options]

  --runs N      how often each thing is measured (default: 7)
  --out FILE    where the results go (default: bench/deploy-results.md)
`;

interface Options {
  runs: number;
  out: string;
}

/** Exit status: 0 measured (whatever the figures say), 1 something to put right, 2 our defect. */
export async function runDeployBench(process: Omit<BenchProcess, 'env'>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(USAGE);
    return;
  }
  try {
    const { runs, out } = readOptions(args);
    const results = await measure(runs, (sentence) => process.stderr.write(`· ${sentence}\n`));
    process.stdout.write(shippingText(results));
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(resolve(out), shippingMarkdown(results));
    process.stdout.write(`\nWritten to ${out}\n`);
  } catch (error) {
    process.exitCode = error instanceof BenchError ? 1 : 2;
    process.stderr.write(
      error instanceof BenchError ? `${error.message}. ${error.remedy}\n` : `${(error as Error).stack}\n`,
    );
  }
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
  const { runs, out } = parse(args);
  if (/^[1-9]\d?$/.test(runs)) return { runs: Number(runs), out };
  throw new BenchError(`"${runs}" is no number of runs`, 'Give a whole number from 1 to 99; 7 tell enough.');
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '7' },
        out: { type: 'string', default: 'bench/deploy-results.md' },
      },
    });
    return values;
  } catch (cause) {
    const [reason] = (cause as Error).message.split(/\. |\n/);
    throw new BenchError(reason as string, 'See: npm run bench:deploy -- --help');
  }
}
