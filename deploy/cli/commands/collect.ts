import { Command } from 'commander';
import { collect } from '../../actions/visits/collect';
import type { Context } from '../context/context';
import { readPort } from '../context/port';
import { requiredVisitsPlace } from '../context/visits-place';

interface Options {
  port: number;
  file?: string;
  metricsPort?: number;
}

export function collectCommand(contextOf: () => Context): Command {
  return new Command('collect')
    .description('count visits in a process of its own, behind a web server that hands it POST /_visits')
    .option('-p, --port <number>', 'port on this machine', readPort, 8070)
    .option(
      '--file <path>',
      'SQLite file to count in (default: the database of SITE_METRICS, else SITE_VISITS)',
    )
    .option('--metrics-port <number>', 'port of /metrics for Prometheus, on this machine alone', readPort)
    .action(async ({ port, file, metricsPort }: Options) => {
      const context = contextOf();
      const place = requiredVisitsPlace(context, file);
      const store = await context.openStore({ mayCreate: false, withCopies: false });
      const onError = (error: unknown) => context.report.progress(`Visits wait: ${String(error)}`);
      const running = await collect({ store, place, port, metricsPort, onError });
      try {
        const { url, metricsUrl } = running;
        const lines = [
          `Visits are counted at ${url} (Ctrl-C stops it)`,
          ...(metricsUrl ? [`Prometheus reads ${metricsUrl}`] : []),
        ];
        context.report.result(lines.join('\n'), { url, ...(metricsUrl && { metricsUrl }) });
        await context.untilStopped();
      } finally {
        await running.stop();
      }
    });
}
