import { Command } from 'commander';
import { describeConditions, loadNow, runBench, wholeNumber } from './command';
import { format, markdownTable, median } from './figures';
import { Shipping } from './sites';

/** What a verb may take at most, in ms, from typing to the end: the project's promises to the teams. */
const LIMITS: Record<string, number> = { 'promote landing': 2_000, rollback: 1_000 };

const command = new Command('npm run bench:shipping --')
  .description('Times the verbs that ship, and those that read, with the parts of this working copy.')
  .addHelpText('after', '\nExit status 1 also when a verb takes longer than it may.')
  .option('--runs <count>', 'of each verb', wholeNumber, 7)
  .option('--store <address>', 'an empty store, such as a bucket, instead of a folder');

void runBench<{ runs: number; store?: string }>(command, async ({ runs, store }, progress) => {
  const shipping = Shipping.begin(progress, store);
  const times = new Map<string, number[]>();
  const time = async (words: string) => {
    const taken = await shipping.site(...words.split(' '));
    times.set(words, [...(times.get(words) ?? []), taken]);
  };
  const loadBefore = loadNow();
  try {
    for (const words of ['publish --all', 'promote']) await time(words);
    for (let run = 1; run <= runs; run += 1) {
      shipping.edit();
      for (const words of [
        'publish landing',
        'status',
        'diff',
        'promote landing',
        'status --history',
        'proof / --at now',
      ])
        await time(words);
      for (const words of ['rollback', 'verify', '--help']) await time(words);
    }
  } finally {
    shipping.remove();
  }
  console.log(`${describeConditions([loadBefore, loadNow()])}\n`);
  const rows = [...times].map(([words, taken]) => {
    const limit = LIMITS[words];
    const isMissed = limit !== undefined && median(taken) >= limit;
    if (isMissed) process.exitCode = 1;
    return [
      `site ${words}`,
      ...[median(taken), Math.min(...taken), Math.max(...taken)].map((value) => format(value, 'ms')),
      limit === undefined ? '' : `< ${format(limit, 'ms')}: ${isMissed ? 'missed' : 'met'}`,
    ];
  });
  console.log(markdownTable([['command', 'median', 'least', 'most', 'must'], ...rows]));
});
