import { readArguments } from '../bench-command';
import { BenchError } from '../bench-error';

export interface LoadOptions {
  /** How long each server is put under load with each number of connections, in s. */
  seconds: number;
  /** Connections at once, one run each. */
  connections: number[];
  /** A store whose live site is served; without it, the working copy's. A copy is loaded, the store stays as it is. */
  store?: string;
  /** The file that the results go to. */
  out: string;
}

export const LOAD_USAGE = `npm run bench:load [-- options]

Puts site serve and nginx under load while a release goes live and back every second.

  --seconds N           of each run (default: 30)
  --connections LIST    at once, a run for each, with commas between (default: 64,512)
  --store DIR           serve a copy of this store's live site instead of the working copy's
  --out FILE            where the results go (default: bench/load-results.md)
`;

/** @throws BenchError for arguments that make no sense */
export function readLoadOptions(args: string[]): LoadOptions {
  const values = readArguments('npm run bench:load', args, {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '64,512' },
    store: { type: 'string' },
    out: { type: 'string', default: 'bench/load-results.md' },
  });
  return {
    seconds: readCount('--seconds', values.seconds),
    connections: values.connections.split(',').map((words) => readCount('--connections', words)),
    store: values.store,
    out: values.out,
  };
}

function readCount(option: string, words: string): number {
  if (/^[1-9]\d{0,4}$/.test(words)) return Number(words);
  throw new BenchError(
    `${option} ${words}: "${words}" is no whole number from 1`,
    'See: npm run bench:load -- --help',
  );
}
