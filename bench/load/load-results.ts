import { max } from 'simple-statistics';
import { describeConditions } from '../machine';
import { markdownTable } from '../markdown';
import type { Deployed } from './deploy-all-the-time';
import type { WatchedPages } from './watch-pages';
import type { LoadFigures } from './wrk';

/** One server under one load. */
export interface LoadRun {
  server: string;
  connections: number;
  figures: LoadFigures;
  deployed: Deployed;
  watched: WatchedPages;
  /** Samples in MB. */
  memory: number[];
}

const COLUMNS: [head: string, cell: (run: LoadRun) => string | number][] = [
  ['server', ({ server }) => server],
  ['connections', ({ connections }) => connections],
  ['requests/s', ({ figures }) => Math.round(figures.requestsPerSecond).toLocaleString('en')],
  ['p50', ({ figures }) => `${figures.p50.toFixed(1)} ms`],
  ['p99', ({ figures }) => `${figures.p99.toFixed(1)} ms`],
  ['errors', ({ figures }) => figures.errors],
  ['promoted and rolled back', ({ deployed }) => deployed.promotions],
  ['pages checked', ({ watched }) => watched.pages],
  ['their files', ({ watched }) => watched.files],
  ['deployments seen', ({ watched }) => watched.deployments.size],
  ['faults', (run) => faultsOf(run).length],
  ['memory: first, last, most', ({ memory }) => `${memory[0]}, ${memory.at(-1)}, ${max(memory)} MB`],
];

/** At most so many faults are listed. */
const SHOWN_FAULTS = 20;

/** Everything that went wrong: must be empty. */
export function faultsOf({ server, connections, figures, deployed, watched }: LoadRun): string[] {
  const lost = figures.errors > 0 ? [`${figures.errors} requests failed`] : [];
  const faults = [...lost, ...deployed.faults, ...watched.faults];
  return faults.map((fault) => `${server}, ${connections} connections: ${fault}`);
}

/** The sections of the results' page. @param seconds of each run */
export function loadSections(runs: LoadRun[], seconds: number, loadBefore: number): string[] {
  const faults = runs.flatMap(faultsOf).map((fault) => `- ${fault}`);
  const rows = runs.map((run) => COLUMNS.map(([, cell]) => String(cell(run))));
  return [
    '# Load, while the live deployment changes under it\n\nWritten by `npm run bench:load`.',
    `${describeConditions(loadBefore)} ${seconds} s a run. wrk asks for \`/\` with brotli on the same processors as the server, ` +
      'the deployments and the checks. site serve is one process, nginx has a worker per processor.',
    'Meanwhile a release of the landing page goes live and back every second, and somebody opens both pages one after the other, ' +
      'with every file that they name: a fault is a page that is missing, cut off or of two deployments, and a file that is missing or has other bytes than its hash says.',
    markdownTable([COLUMNS.map(([head]) => head), ...rows]),
    faults.length === 0
      ? 'No request failed; no page was mixed or missing.'
      : `## Faults\n\n${faults.slice(0, SHOWN_FAULTS).join('\n')}`,
  ];
}
