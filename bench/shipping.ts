import { join } from 'node:path';
import { Command } from 'commander';
import { aProxiedBucket } from '../platform/testing/ceph/proxied-bucket';
import { describeConditions, loadNow, runBench, wholeNumber } from './command';
import { format, markdownTable, median } from './figures';
import { Shipping } from './sites';

const PROMOTE = 'promote landing';

/** What a verb may take at most, in ms, from typing to the end: the project's promises to the teams. */
const LIMITS: Record<string, number> = { [PROMOTE]: 500, rollback: 1_000 };
/** The same on a bucket with answers after 50 ms, by a machine without copies of it. */
const FAR_LIMITS: Record<string, number> = { [PROMOTE]: 1_500 };

const command = new Command('npm run bench:shipping --')
  .description('Times the verbs that ship, and those that read, with the parts of this working copy.')
  .addHelpText('after', '\nExit status 1 also when a verb takes longer than it may.')
  .option('--runs <count>', 'of each verb', wholeNumber, 7)
  .option('--store <address>', 'an empty store, such as a bucket, instead of a folder')
  .option(
    '--far <ms>',
    'a bucket of a Ceph on this machine instead, with answers so much later',
    wholeNumber,
  );

void runBench<{ runs: number; store?: string; far?: number }>(
  command,
  async ({ runs, store, far }, progress) => {
    const bucket = far === undefined ? null : await aProxiedBucket();
    if (bucket) {
      Object.assign(process.env, bucket.env);
      bucket.proxy.delayMs = far!;
    }
    const shipping = Shipping.begin(progress, bucket?.address ?? store);
    const times = new Map<string, number[]>();
    const requests = new Map<string, number>();
    const time = async (words: string) => {
      const asked = bucket?.proxy.requests.length ?? 0;
      if (bucket)
        process.env.SITE_CACHE = join(bucket.folder, words === PROMOTE ? `cache-${asked}` : 'cache');
      const taken = await shipping.site(...words.split(' '));
      times.set(words, [...(times.get(words) ?? []), taken]);
      if (bucket) requests.set(words, bucket.proxy.requests.length - asked);
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
      await bucket?.close();
    }
    console.log(`${describeConditions([loadBefore, loadNow()])}\n`);
    const rows = [...times].map(([words, taken]) => {
      const limit = (bucket ? FAR_LIMITS : LIMITS)[words];
      const isMissed = limit !== undefined && median(taken) >= limit;
      if (isMissed) process.exitCode = 1;
      return [
        `site ${words}`,
        ...[median(taken), Math.min(...taken), Math.max(...taken)].map((value) => format(value, 'ms')),
        limit === undefined ? '' : `< ${format(limit, 'ms')}: ${isMissed ? 'missed' : 'met'}`,
        ...(bucket ? [String(requests.get(words))] : []),
      ];
    });
    console.log(
      markdownTable([
        ['command', 'median', 'least', 'most', 'must', ...(bucket ? ['requests'] : [])],
        ...rows,
      ]),
    );
  },
);
