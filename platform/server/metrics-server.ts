import { type NamedDeployment, type StoredSite, liveCopyOf, readChain, siteTreeOf } from '@site/ledger';
import { problemsIn } from '@site/errors';
import type { Store } from '@site/store';
import { groupsOf } from '@site/text';
import { close, listen, listenFrom } from './listen';
import { createLimitedServer } from './server-limits';

/** Deployments that have series of their own: what is live, and some of which pages may still be open. */
const RECENT = 5;

/** How far back they are looked for: a rollback shows pages of an earlier one again. */
const LOOKED_AT = 3 * RECENT;

/** Where Prometheus looks first, in its own range for what it reads. */
const METRICS_PORT = 9464;

/** Where Prometheus reads. */
export interface MetricsPlace {
  /** 0 for any free one. @default the first free one from 9464 on */
  port?: number;
  /** An address of this machine. @default loopback */
  address?: string;
}

/**
 * Counts visits and requests, and has the sums at `/metrics` on a port that no visitor reaches. There, `/healthz` answers 200 while
 * the process runs, and `/readyz` 200 once it has something to show, with its deployment, the age in seconds of the last look at
 * the store, since when that is away, and, where what is live is kept on this machine, the deployment that is kept whole; neither makes
 * a server unready, because what was live is shown.
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function runMetrics(store: Store, { port, address }: MetricsPlace) {
  // Commands that serve nothing start without them.
  const { SiteMetrics } = await import('./visits/metrics');
  const { serverMetrics } = await import('./server-metrics');
  const visits = new SiteMetrics();
  const { registry } = visits;
  const { watch, storeErrors, storeRead, unkept, missed } = serverMetrics(registry);
  let live: string | null = null;
  let readAt = 0;
  let awaySince: Date | null = null;
  const server = createLimitedServer(async ({ method, url }, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (method === 'GET' && url === '/metrics') {
      const copy = liveCopyOf(store);
      unkept.set(Number(copy !== undefined && copy.kept !== live));
      send(200, registry.contentType, await registry.metrics());
    } else if (method === 'GET' && url === '/healthz') send(200, 'text/plain', 'ok\n');
    else if (method === 'GET' && url === '/readyz') {
      const storeAge = readAt ? Math.round((Date.now() - readAt) / 1000) : null;
      send(
        live ? 200 : 503,
        'application/json',
        `${JSON.stringify({ deployment: live, storeAge, awaySince, kept: liveCopyOf(store)?.kept })}\n`,
      );
    } else response.writeHead(404).end();
  });
  const opened = await (port === undefined ? listenFrom : listen)(server, port ?? METRICS_PORT, address);
  let following = Promise.resolve();
  return {
    watch,
    visits,
    listener: {
      onLive: (deployment: NamedDeployment, { files }: StoredSite) => {
        live = deployment.name;
        following = following.then(async () =>
          visits.follow(await recentDeployments(store, deployment), [...files.keys()]),
        );
      },
      onRead: () => {
        readAt = Date.now();
        awaySince = null;
        storeRead.setToCurrentTime();
      },
    },
    /** Counts a failure, where it is the store's. @param since when the store is away, if it is */
    countError: (error: unknown, since?: Date) => {
      awaySince = since ?? awaySince;
      if (problemsIn(error).length > 0) storeErrors.inc();
    },
    countMissed: (schedules: number) => missed.set(schedules),
    url: `http://${address ?? 'localhost'}:${opened}/metrics`,
    stop: () => close(server, 0),
  };
}

/** What is live and the few deployments before it, newest first, each with pages of its own. What cannot be read is left out. */
async function recentDeployments(store: Store, live: NamedDeployment): Promise<NamedDeployment[]> {
  const { deployments } = await readChain(store, live, LOOKED_AT).catch(() => ({ deployments: [live] }));
  const byPages = groupsOf([live, ...deployments], siteTreeOf);
  return byPages.map(([first]) => first).slice(0, RECENT);
}
