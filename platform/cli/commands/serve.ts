import { PREVIEWS_PATH } from '@site/shared/contracts';
import { Command } from 'commander';
import { serveLive, serveMetrics } from '@site/operations';
import { readLiveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import type { Context } from '../context/context';
import { portOf, readPort, networkAddress } from '../context/port';
import { assertLinks, publicPreviewOrigin, previewSecret } from '../context/preview-links';
import { noteServed } from '../context/site-address';
import { watchSchedulesOf } from '../context/schedules';

interface Options {
  port?: number;
  previewPort?: number;
  share?: boolean;
  metricsPort?: number;
  metricsAddress?: string;
  metricsOnly?: boolean;
}

/** Of `/metrics`, where nothing else is served: Prometheus' own range for what it reads. */
const METRICS_PORT = 9464;

/** How long a stop waits for requests of connections that are kept open, in ms: a proxy's next one comes well within it. */
const IDLE_MS = 500;

export function serveCommand(contextOf: () => Context): Command {
  return new Command('serve')
    .description('serve what is live, as production would, and previews at a port of their own')
    .option('-p, --port <number>', 'port on this machine (default: PORT, else 8080)', readPort)
    .option(
      '--preview-port <number>',
      'port of the previews (default: the first free one after it)',
      readPort,
    )
    .option('--share', 'let phones in the same network see previews, by share links')
    .option(
      '--metrics-port <number>',
      'count visits and requests, for Prometheus at /metrics on this port',
      readPort,
    )
    .option('--metrics-address <address>', 'address of this machine for that port (default: loopback)')
    .option('--metrics-only', 'count visits of a site that others serve, and serve nothing else')
    .action(async (options: Options) => {
      const context = contextOf();
      await assertLinks(context, true);
      const store = await context.openStore({ mayCreate: false, withCopies: false });
      await (options.metricsOnly ? countUntilStopped : serveUntilStopped)(context, store, options);
    });
}

/** Serves what is live, and previews, until the command is stopped. */
export async function serveUntilStopped(
  context: Context,
  store: Store,
  { port = portOf(context.env), previewPort, share, metricsPort, metricsAddress }: Options,
): Promise<void> {
  const { url, previewUrl, shared, metricsUrl, stop } = await serveLive({
    store,
    port,
    previewPort,
    ...(metricsPort !== undefined && { metrics: { port: metricsPort, address: metricsAddress } }),
    previews: { secret: await previewSecret(context), isPublic: publicPreviewOrigin(context) !== null },
    ...(share && { network: networkAddress() }),
    onError: (error) => context.report.progress(`A request failed: ${String(error)}`),
    onBack: () => context.report.progress('The store can be read again.'),
  });
  const schedules = watchSchedulesOf(context, store);
  const site = { store: store.describe(), url, previewUrl, shared };
  const forget = await noteServed(context.root, site).catch((error: unknown) => {
    context.report.progress(
      `Other commands will not find this server, and print other links: ${String(error)}`,
    );
  });
  try {
    const lines = [
      `The site is at ${url} (Ctrl-C stops it)`,
      `Previews are at ${previewUrl}${PREVIEWS_PATH}…`,
      ...(metricsUrl ? [await metricsSentence(store, metricsUrl)] : []),
      ...(shared ? ['On a phone in the same network: npm run site -- preview <id> --share 12h'] : []),
    ];
    context.report.result(lines.join('\n'), { url, previewUrl, ...(metricsUrl && { metricsUrl }) });
    await context.untilStopped();
  } finally {
    await schedules.stop();
    await forget?.();
    await stop(IDLE_MS);
  }
}

/** Counts visits of a site that others serve, until the command is stopped. */
async function countUntilStopped(
  context: Context,
  store: Store,
  { port = portOf(context.env), metricsPort = METRICS_PORT, metricsAddress: address }: Options,
): Promise<void> {
  const { url, metricsUrl, stop } = await serveMetrics({
    store,
    port,
    metrics: { port: metricsPort, address },
    onError: (error) => context.report.progress(`The store cannot be read: ${String(error)}`),
    onBack: () => context.report.progress('The store can be read again.'),
  });
  try {
    const sentence = await metricsSentence(store, metricsUrl);
    const said = `Visits are taken at ${url} (Ctrl-C stops it)\n${sentence}`;
    context.report.result(said, { url, metricsUrl });
    await context.untilStopped();
  } finally {
    await stop();
  }
}

async function metricsSentence(store: Store, metricsUrl: string): Promise<string> {
  const sentence = `Prometheus reads ${metricsUrl}`;
  if ((await readLiveDeployment(store))?.record.visits) return sentence;
  return `${sentence}; pages send no visits before: npm run site -- promote --visits`;
}
