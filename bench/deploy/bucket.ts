import { max, median, min } from 'simple-statistics';
import { aProxiedBucket } from '../../deploy/testing/ceph/proxied-bucket';
import type { S3Proxy } from '../../deploy/testing/s3-proxy';
import { Checkout } from '../../e2e/support/checkout';
import { benefits } from '../../landing-remote/content/benefits.content';
import type { Progress } from '../command';
import { format } from '../format';
import type { Table } from '../markdown';
import { timeSite } from './timed-command';

/** Added to each answer of the server, in ms: a bucket in another place. */
export const ADDED_MS = 50;

/** What a command asked of the server, and how long whoever typed it waited. */
interface BucketCost {
  /** Objects that it wrote. */
  written: number;
  /** Requests for everything else. */
  others: number;
  milliseconds: number;
}

/** What a command may cost at most: requests beside the objects that it writes, and ms. */
interface BucketLimit {
  others?: number;
  milliseconds?: number;
}

/** The others are measured for the record. */
const LIMITS: Record<string, BucketLimit> = {
  'publish landing': { others: 10 },
  'status, with newer releases': { others: 6, milliseconds: 500 },
  'promote landing': { others: 25, milliseconds: 3_000 },
  status: { others: 6, milliseconds: 500 },
  rollback: { others: 10, milliseconds: 1_000 },
};

/** Measures the commands that ship on Ceph's S3 gateway, with the parts of a copy of the working copy. @throws BenchError */
export async function measureBucket(runs: number, progress: Progress): Promise<Table> {
  const checkout = Checkout.make('Benchmark');
  const { proxy, address, env, close } = await aProxiedBucket();
  const costs: Record<string, BucketCost[]> = {};
  const site = async (what: string, words = what.replace(/,.*/, '')) => {
    proxy.requests.length = 0;
    const { milliseconds } = await timeSite(checkout.folder, address, words.split(' '), env);
    (costs[what] ??= []).push({ ...countOf(proxy), milliseconds });
  };
  const words = benefits.list[0]!.description;
  try {
    proxy.delayMs = ADDED_MS;
    progress('Publishing and promoting all parts in a bucket');
    await site('publish --all');
    await site('promote, for the first time');
    for (let run = 1; run <= runs; run += 1) {
      progress(`Run ${run} of ${runs}: shipping landing in a bucket, and rolling it back`);
      checkout.edit(
        'landing-remote/content/benefits.content.ts',
        run === 1 ? words : `${words} ${run - 1}`,
        `${words} ${run}`,
      );
      await site('publish landing');
      await site('status, with newer releases');
      await site('promote landing');
      await site('promote, of what is live', 'promote landing');
      await site('status');
      await site('history');
      await site('rollback');
    }
    await site('rollback --part landing', 'rollback --part landing 2');
    await site('verify');
  } finally {
    checkout.remove();
    await close();
  }
  return bucketTable(costs);
}

function countOf({ requests }: S3Proxy): Pick<BucketCost, 'written' | 'others'> {
  const isWritten = ({ method, path, status }: S3Proxy['requests'][number]) =>
    method === 'PUT' && status === 200 && !path.includes('/.probe/');
  const written = requests.filter(isWritten).length;
  return { written, others: requests.length - written };
}

/** @param costs by what was measured */
export function bucketTable(costs: Record<string, BucketCost[]>): Table {
  const rows = Object.entries(costs).map(([what, measured]) => {
    const { others, milliseconds } = LIMITS[what] ?? {};
    const most = (field: 'written' | 'others') => Math.max(...measured.map((cost) => cost[field]));
    const times = measured.map((cost) => cost.milliseconds);
    const time = median(times);
    const limits = [
      others !== undefined && `${others}`,
      milliseconds !== undefined && format(milliseconds, 'ms'),
    ].filter((limit) => limit !== false);
    const isMet = most('others') <= (others ?? Infinity) && time <= (milliseconds ?? Infinity);
    return [
      `site ${what}`,
      `${most('written')}`,
      `${most('others')}`,
      format(time, 'ms'),
      `${format(min(times), 'ms')} – ${format(max(times), 'ms')}`,
      limits.join(', '),
      limits.length === 0 ? '' : isMet ? 'ok' : 'missed',
    ];
  });
  return [
    ['what', 'objects written', 'other requests', 'median time', 'least – most', 'at most', ''],
    ...rows,
  ];
}
