import { Command } from 'commander';
import { runBench, wholeNumber } from '../command';
import { describeConditions, loadNow } from '../machine';
import { hasCeph } from '../../deploy/testing/ceph/find-ceph';
import { markdownTable, writePage } from '../markdown';
import { ADDED_MS, measureBucket } from './bucket';
import { measureGrowth } from './growth';
import { measureRealParts } from './real-parts';
import { figureTable } from './shipping-figures';

const command = new Command('npm run bench:deploy --')
  .description('Measures what shipping costs the teams.')
  .option('--runs <count>', 'how often each command is measured', wholeNumber, 7)
  .option('--out <file>', 'where the results go', 'bench/deploy-results.md');

void runBench<{ runs: number; out: string }>(command, async ({ runs, out }, progress) => {
  const loadBefore = loadNow();
  const real = await measureRealParts(runs, progress);
  const growth = await measureGrowth(runs, progress);
  const bucket = hasCeph()
    ? markdownTable(await measureBucket(runs, progress))
    : 'Not measured: Ceph is not installed.';
  writePage(out, [
    '# What shipping costs the teams\n\nWritten by `npm run bench:deploy`. Times from typing a command to its end, in a folder store. ' +
      'The limits hold for the median of times, and for the most of memory.',
    `${describeConditions(loadBefore, loadNow())} ${runs} runs.`,
    `## The parts of this site, two routes\n\n${markdownTable(figureTable(real))}`,
    `## Growth, with small parts\n\n${markdownTable(figureTable(growth))}`,
    `## In a bucket, on Ceph, with ${ADDED_MS} ms added to each answer\n\n${bucket}`,
  ]);
});
