import type { Machine } from '../machine';
import type { LoadFigures } from './generator-output';
import { quarters } from './memory';
import type { Shipped } from './ship-all-the-time';
import type { WatchedPages } from './watch-pages';

/** One server under one load. */
export interface LoadRun {
  server: string;
  connections: number;
  figures: LoadFigures;
  shipped: Shipped;
  watched: WatchedPages;
  /** Samples in MB. */
  memory: number[];
}

export interface LoadResults {
  time: Date;
  seconds: number;
  generator: string;
  machine: Pick<Machine, 'processor' | 'cores' | 'node' | 'loadBefore'>;
  /** Why a server was left out. */
  leftOut: string[];
  runs: LoadRun[];
}

/** Everything that went wrong: must be empty. */
export function faultsOf(runs: LoadRun[]): string[] {
  return runs.flatMap(({ server, connections, figures, shipped, watched }) => {
    const lost = figures.errors > 0 ? [`${figures.errors} requests failed`] : [];
    return [...lost, ...shipped.faults, ...watched.faults].map(
      (fault) => `${server}, ${connections} connections: ${fault}`,
    );
  });
}

const SHOWN_FAULTS = 20;

/** The results as a page. */
export function loadMarkdown({ time, seconds, generator, machine, leftOut, runs }: LoadResults): string {
  const faults = faultsOf(runs);
  const head = [
    'server',
    'connections',
    'requests/s',
    'p50',
    'p99',
    'errors',
    'promotions',
    'rollbacks',
    'pages checked',
    'their files',
    'deployments seen',
    'faults',
    'memory: start, ¼, ½, ¾, end',
  ];
  const rows = runs.map(({ server, connections, figures, shipped, watched, memory }) => [
    server,
    String(connections),
    Math.round(figures.requestsPerSecond).toLocaleString('en'),
    milliseconds(figures.p50),
    milliseconds(figures.p99),
    String(figures.errors),
    String(shipped.promotions),
    String(shipped.rollbacks),
    String(watched.pages),
    String(watched.files),
    String(watched.deployments),
    String(shipped.faults.length + watched.faults.length),
    `${quarters(memory).map(Math.round).join(', ')} MB`,
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const sections = [
    '# Load, while the live deployment changes under it\n\nWritten by `npm run bench:load`.',
    `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC; ${seconds} s a run; ${generator} asks for \`/\` with brotli, on the same ${machine.cores} × ${machine.processor} ` +
      `as the server, whoever ships and whoever checks. Node ${machine.node}; site serve is one process, nginx has a worker per processor. ` +
      `Load average ${machine.loadBefore.toFixed(1)} before; above the number of processors, others were at work and the figures are low.`,
    'Meanwhile a release of the landing page goes live and back every second, and somebody opens both pages one after the other, ' +
      'with every file that they name: a fault is a page that is missing, cut off, or of two deployments, and a file that is missing or has other bytes than the deployment of its page says.',
    [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
    ...leftOut,
    faults.length === 0
      ? 'No request failed; no page was mixed or missing.'
      : `## Faults\n\n${faults
          .slice(0, SHOWN_FAULTS)
          .map((fault) => `- ${fault}`)
          .join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
