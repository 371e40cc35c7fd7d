import { type NamedDeployment, readChain, siteTreeOf } from '@site/ledger';
import { SiteError, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import type { Collector } from './visits/collector';
import type { SiteMetrics } from './visits/metrics';
import { close, listen } from './listen';
import type { LiveListener } from './live-site';
import { createLimitedServer, serverLimits } from './server-limits';

/** Deployments that have series of their own: what is live, and some of which pages may still be open. */
const RECENT = 5;

/** How far back they are looked for: a rollback shows pages of an earlier one again. */
const LOOKED_AT = 3 * RECENT;

/** Where Prometheus reads. */
export interface MetricsPlace {
  /** 0 for any free one. */
  port: number;
  /** An address of this machine. @default loopback */
  address?: string;
}

export interface RunningMetrics {
  metrics: SiteMetrics;
  collector: Collector;
  listener: Pick<LiveListener, 'onLive' | 'onRead'>;
  /** Counts a failure, where it is the store's. */
  countError: (error: unknown) => void;
  url: string;
  stop(): Promise<void>;
}

/**
 * Counts visits and requests, and has the sums at `/metrics` on a port that no visitor reaches. There, `/healthz` answers 200 while
 * the process runs, and `/readyz` 200 once it has something to show, with its deployment and the age in seconds of the last look at
 * the store; a store that is away makes no server unready, because it goes on showing what was live.
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function runMetrics(store: Store, { port, address }: MetricsPlace): Promise<RunningMetrics> {
  // Commands that serve nothing start without them.
  const [visits, counts] = await Promise.all([import('./visits/metrics'), import('./visits/collector')]);
  const metrics = new visits.SiteMetrics();
  let live: string | null = null;
  let readAt = 0;
  const server = createLimitedServer(serverLimits, async ({ method, url }, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (method === 'GET' && url === '/metrics') send(200, metrics.contentType, await metrics.text());
    else if (method === 'GET' && url === '/healthz') send(200, 'text/plain', 'ok\n');
    else if (method === 'GET' && url === '/readyz') {
      const storeAge = readAt ? Math.round((Date.now() - readAt) / 1000) : null;
      send(live ? 200 : 503, 'application/json', `${JSON.stringify({ deployment: live, storeAge })}\n`);
    } else response.writeHead(404).end();
  });
  const opened = await listen(server, port, address);
  let following = Promise.resolve();
  return {
    metrics,
    collector: new counts.Collector(metrics),
    listener: {
      onLive: (deployment, { files }) => {
        live = deployment.name;
        following = following.then(async () =>
          metrics.follow(await recentDeployments(store, deployment), [...files.keys()]),
        );
      },
      onRead: () => {
        readAt = Date.now();
        metrics.noteStoreRead();
      },
    },
    countError: (error) => {
      if (error instanceof SiteError || error instanceof SiteProblems) metrics.countStoreError();
    },
    url: `http://${address ?? 'localhost'}:${opened}/metrics`,
    stop: () => close(server, 0),
  };
}

/** What is live and the few deployments before it, newest first, each with pages of its own. What cannot be read is left out. */
async function recentDeployments(store: Store, live: NamedDeployment): Promise<NamedDeployment[]> {
  const { deployments } = await readChain(store, live, LOOKED_AT).catch(() => ({ deployments: [live] }));
  const byPages = new Map<string, NamedDeployment>();
  for (const one of [live, ...deployments])
    if (!byPages.has(siteTreeOf(one))) byPages.set(siteTreeOf(one), one);
  return [...byPages.values()].slice(0, RECENT);
}
