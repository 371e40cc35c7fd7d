import { readFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { runBench, type Progress, wholeNumber } from '../command';
import { describeConditions, loadNow } from '../machine';
import { hasCeph } from '../../deploy/testing/ceph/find-ceph';
import { markdownTable, type Table, withSection, writePage } from '../markdown';
import { ADDED_MS, measureBucket } from './bucket';
import { measureGrowth } from './growth';
import { measureManyParts } from './many-parts';
import { measureRealParts } from './real-parts';
import { figureTable } from './shipping-figures';

interface Section {
  title: string;
  /** Null where it cannot be measured on this machine. */
  measure: (runs: number, progress: Progress) => Promise<Table | null>;
}

const SECTIONS: Record<string, Section> = {
  parts: {
    title: 'The parts of this site, two routes',
    measure: async (runs, progress) => figureTable(await measureRealParts(runs, progress)),
  },
  growth: {
    title: 'Growth, with small parts',
    measure: async (runs, progress) => figureTable(await measureGrowth(runs, progress)),
  },
  many: {
    title: 'Many small parts, of four pages each',
    measure: async (runs, progress) => figureTable(await measureManyParts(runs, progress)),
  },
  bucket: {
    title: `In a bucket, on Ceph, with ${ADDED_MS} ms added to each answer`,
    measure: async (runs, progress) => (hasCeph() ? await measureBucket(runs, progress) : null),
  },
};

const command = new Command('npm run bench:deploy --')
  .description('Measures what shipping costs the teams.')
  .option('--runs <count>', 'how often each command is measured', wholeNumber, 7)
  .addOption(
    new Option('--only <section>', 'one section; the others of the page stay').choices(Object.keys(SECTIONS)),
  )
  .option('--out <file>', 'where the results go', 'bench/deploy-results.md');

interface Options {
  runs: number;
  only?: string;
  out: string;
}

const HEAD =
  '# What shipping costs the teams\n\nWritten by `npm run bench:deploy`. Times from typing a command to its end, in a folder store ' +
  'unless a title says otherwise. The limits hold for the median of times, and for the most of memory and requests.';

void runBench<Options>(command, async ({ runs, only, out }, progress) => {
  const sections: string[] = [];
  for (const { title, measure } of only === undefined ? Object.values(SECTIONS) : [SECTIONS[only]!]) {
    const loadBefore = loadNow();
    const table = await measure(runs, progress);
    const conditions = `${describeConditions(loadBefore, loadNow())} ${runs} runs.`;
    sections.push(
      `## ${title}\n\n${table ? `${conditions}\n\n${markdownTable(table)}` : 'Not measured: Ceph is not installed.'}`,
    );
  }
  writePage(
    out,
    only === undefined ? [HEAD, ...sections] : withSection(readFileSync(out, 'utf8'), sections[0]!),
  );
});
