import { type NamedDeployment, type StoredSite, readChain, siteTreeOf } from '@site/ledger';
import { SiteError, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import type { Collector } from './visits/collector';
import type { SiteMetrics } from './visits/metrics';
import { close, listen } from './listen';
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
  /** Hears of what is served now. */
  onLive: (deployment: NamedDeployment, site: StoredSite) => void;
  /** Counts a failure, where it is the store's. */
  countError: (error: unknown) => void;
  url: string;
  stop(): Promise<void>;
}

/**
 * Counts visits and requests, and has the sums at `/metrics` on a port that no visitor reaches.
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function runMetrics(store: Store, { port, address }: MetricsPlace): Promise<RunningMetrics> {
  // Commands that serve nothing start without them.
  const [visits, counts] = await Promise.all([import('./visits/metrics'), import('./visits/collector')]);
  const metrics = new visits.SiteMetrics();
  const server = createLimitedServer(serverLimits, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
    else
      void metrics
        .text()
        .then((text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text));
  });
  const opened = await listen(server, port, address);
  let following = Promise.resolve();
  return {
    metrics,
    collector: new counts.Collector(metrics),
    onLive: (deployment, { files }) => {
      following = following.then(async () =>
        metrics.follow(await recentDeployments(store, deployment), [...files.keys()]),
      );
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
