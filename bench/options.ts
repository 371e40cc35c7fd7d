import { readArguments } from './bench-command';
import { BenchError } from './bench-error';

export interface BenchOptions {
  /** Folders of built sites to measure beside this one, by name. */
  baselines: { name: string; folder: string }[];
  /** Visits of each page of each site. */
  runs: number;
  /** Paths of the pages. */
  pages: string[];
  /** Where the composed site is served already, or the store to serve; without either, the working copy's. */
  url?: string;
  store?: string;
  /** The file to write the results to; the chart goes beside it. */
  out: string;
  hasLighthouse: boolean;
  /** Also measure what building costs the person who develops. */
  hasDevelopment: boolean;
}

/** Fewer runs than this tell nothing about differences below 100 ms. */
export const ENOUGH_RUNS = 9;

export const USAGE = `npm run bench [-- options]

  --baseline NAME=DIR   a folder with a built site to measure beside this one; may be repeated.
                        The budgets compare with "static" (written by hand) and "mf-conventional" (client-rendered).
  --runs N              visits of each page of each site (default: ${ENOUGH_RUNS})
  --pages LIST          paths, with commas between (default: /,/privacy-policy)
  --store DIR           serve this store's live site instead of the working copy's
  --url URL             measure the site that is served there
  --out FILE            where the results go, and beside them the chart (default: bench/results.md)
  --lighthouse          also run Lighthouse's mobile performance audit
  --dev                 also measure builds and rebuilds
`;

/** @throws BenchError for arguments that make no sense */
export function readOptions(args: string[]): BenchOptions {
  const values = readArguments('npm run bench', args, {
    baseline: { type: 'string', multiple: true },
    runs: { type: 'string', default: String(ENOUGH_RUNS) },
    pages: { type: 'string', default: '/,/privacy-policy' },
    store: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: 'bench/results.md' },
    lighthouse: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  });
  return {
    baselines: (values.baseline ?? []).map(readBaseline),
    runs: readRuns(values.runs),
    pages: values.pages.split(','),
    url: values.url,
    store: values.store,
    out: values.out,
    hasLighthouse: values.lighthouse,
    hasDevelopment: values.dev,
  };
}

function readBaseline(words: string): { name: string; folder: string } {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(words) ?? [];
  if (!name || !folder)
    throw new BenchError(
      `"${words}" names no baseline`,
      'Give a name and a folder: --baseline static=../my-static-site.',
    );
  return { name, folder };
}

function readRuns(words: string): number {
  const runs = Number(words);
  if (!Number.isInteger(runs) || runs < 1)
    throw new BenchError(
      `"${words}" is no number of runs`,
      `Give a whole number from 1; ${ENOUGH_RUNS} tell enough.`,
    );
  return runs;
}
