import { isIP } from 'node:net';
import { PREVIEWS_PATH } from '@site/shared/contracts';
import { Command } from 'commander';
import { serveLive, serveMetrics } from '@site/operations';
import { SiteError } from '@site/errors';
import { assertPortsFree } from '@site/server';
import { type Store, hasCode } from '@site/store';
import { shortTime } from '@site/text';
import type { Context } from '../context/context';
import { type Report, logFailure } from '../context/report';
import { portOf, readPort, networkAddress } from '../context/port';
import { assertLinks, publicPreviewOrigin, previewSecret } from '../context/preview-links';
import { noteServed } from '../context/site-address';
import { watchSchedulesOf } from '../context/schedules';

interface Options {
  port?: number;
  host?: string;
  proxy?: string[];
  previewPort?: number;
  share?: boolean;
  metricsPort?: number;
  metricsAddress?: string;
  metricsOnly?: boolean;
}

/** How long a stop waits for requests of connections that are kept open, in ms: a proxy's next one comes well within it. */
const IDLE_MS = 500;

/** One more address. @throws SiteError `proxy-invalid` */
function readProxies(words: string, before: string[] = []): string[] {
  if (isIP(words)) return [...before, words];
  throw new SiteError(
    'proxy-invalid',
    `--proxy ${words} is no IP address.`,
    'Give the one that it asks this server from: --proxy 10.0.0.5',
  );
}

export function serveCommand(contextOf: () => Context): Command {
  return new Command('serve')
    .description('serve what is live, as production would, and previews at a port of their own')
    .option('-p, --port <number>', 'port on this machine (default: PORT, else 8080)', readPort)
    .option('--host <address>', 'address of this machine for the site, not for previews (default: loopback)')
    .option(
      '--proxy <address...>',
      'proxies on other machines, whose X-Forwarded-For is believed (default: those on this machine)',
      readProxies,
    )
    .option(
      '--preview-port <number>',
      'port of the previews (default: the first free one after it)',
      readPort,
    )
    .option('--share', 'let phones in the same network see previews, by share links')
    .option(
      '--metrics-port <number>',
      'port of what Prometheus reads, /metrics (default: the first free one from 9464 on)',
      readPort,
    )
    .option('--metrics-address <address>', 'address of this machine for that port (default: loopback)')
    .option('--metrics-only', 'count visits of a site that others serve, and serve nothing else')
    .action(async (options: Options) => {
      const context = contextOf();
      await assertLinks(context, true);
      const { port, host: address, previewPort, metricsPort, metricsAddress, metricsOnly } = options;
      // Those that it is given; others are any that are free.
      await assertPortsFree([
        port === undefined
          ? { from: 'PORT=', port: portOf(context.env), address }
          : { from: '--port ', port, address },
        ...(previewPort === undefined || metricsOnly ? [] : [{ from: '--preview-port ', port: previewPort }]),
        ...(metricsPort === undefined
          ? []
          : [{ from: '--metrics-port ', port: metricsPort, address: metricsAddress }]),
      ]);
      const keepsLive = !metricsOnly;
      const store = await context.openStore({ mayCreate: false, withCopies: false, keepsLive });
      await (metricsOnly ? countUntilStopped : serveUntilStopped)(context, store, options);
    });
}

/** Serves what is live, and previews, until the command is stopped. */
export async function serveUntilStopped(context: Context, store: Store, options: Options): Promise<void> {
  const { port = portOf(context.env), host, proxy, previewPort, share } = options;
  const { metricsPort, metricsAddress: address } = options;
  const { url, previewUrl, shared, metricsUrl, stop } = await serveLive({
    store,
    port,
    host,
    proxies: proxy,
    previewPort,
    ...((metricsPort !== undefined || address) && { metrics: { port: metricsPort, address } }),
    previews: { secret: await previewSecret(context), isPublic: publicPreviewOrigin(context) !== null },
    ...(share && { network: networkAddress() }),
    ...logging(context.report),
  });
  const schedules = watchSchedulesOf(context, store);
  const site = { store: store.describe(), url, previewUrl, shared };
  const forget = await noteServed(context.root, site).catch((error: unknown) => {
    // In a container that is read-only, there are none.
    if (!hasCode(error, 'EROFS'))
      logFailure(context.report, 'Other commands will not find this server, and print other links', error);
  });
  try {
    const lines = [
      `The site is at ${url} (Ctrl-C stops it)`,
      `Previews are at ${previewUrl}${PREVIEWS_PATH}…`,
      `Prometheus reads ${metricsUrl}`,
      ...(shared ? ['On a phone in the same network: npm run site -- preview <id> --share 12h'] : []),
    ];
    context.report.log('information', lines.join('\n'), { url, previewUrl, metricsUrl });
    await context.untilStopped();
  } finally {
    await schedules.stop();
    await forget?.();
    await stop(IDLE_MS);
  }
}

/** Counts visits of a site that others serve, until the command is stopped. */
async function countUntilStopped(context: Context, store: Store, options: Options): Promise<void> {
  const { port = portOf(context.env), metricsPort, metricsAddress: address } = options;
  const { url, metricsUrl, stop } = await serveMetrics({
    store,
    port,
    metrics: { port: metricsPort, address },
    ...logging(context.report),
  });
  try {
    const said = `Visits are taken at ${url} (Ctrl-C stops it)\nPrometheus reads ${metricsUrl}`;
    context.report.log('information', said, { url, metricsUrl });
    await context.untilStopped();
  } finally {
    await stop();
  }
}

/** Logs what a server could not do, that its store is away and back, and what nothing else says of schedules. */
function logging(report: Report): Omit<Parameters<typeof serveLive>[0], 'store' | 'port'> {
  return {
    onError: (error, away) => {
      if (!away) return logFailure(report, 'A request failed', error);
      const meanwhile = away.shown ? `deployment ${away.shown.name}` : 'nothing';
      const what = `The store was read last ${shortTime(away.since)}, and visitors get ${meanwhile} until it can be read again`;
      logFailure(report, what, error);
    },
    onBack: (since) =>
      report.log('information', `The store can be read again, for the first time since ${shortTime(since)}.`),
    onNotKept: (error) => {
      logFailure(report, 'What is live is not kept for when the store is away; it is tried again', error);
    },
    onMissed: (schedules) => {
      const missed = `Not carried out, and past its time: schedule ${schedules.join(', ')}. See whether site tick runs each minute, and why it ends. What is due: npm run site -- status`;
      if (schedules.length > 0) report.log('error', missed, { schedules });
      else report.log('information', 'No schedule is past its time any more.', { schedules });
    },
    onUnseen: (error) => logFailure(report, 'Whether a schedule was missed cannot be seen', error),
  };
}
