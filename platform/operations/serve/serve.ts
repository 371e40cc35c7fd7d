import type { Server } from 'node:http';
import { VISITS_PATH, securityHeaders } from '@site/addresses';
import {
  type MetricsPlace,
  answerBeacon,
  close,
  createLimitedServer,
  createPreviewServer,
  createSiteServer,
  listen,
  listenFrom,
  runMetrics,
  serverLimits,
  watchLiveSite,
} from '@site/server';
import type { Store } from '@site/store';

interface ServeRequest {
  store: Store;
  /** 0 for any free one. */
  port: number;
  /** Of the previews; by default the first free one after the site's. 0 for any. */
  previewPort?: number;
  /** The secret of share links, and whether previews open by those alone. @default none are served */
  previews?: { secret: string; isPublic: boolean };
  /** An address of this machine in its network, at which previews open by share links. */
  network?: string;
  /** Where visits and requests are read as Prometheus does; without it, they are not counted. */
  metrics?: MetricsPlace;
  /** Called with each request that failed, and each time that the store cannot be read. */
  onError: (error: unknown) => void;
  /** Called when the store can be read again. */
  onBack?: () => void;
}

interface RunningSite {
  url: string;
  /** Another origin, so that no preview has a part in what the site keeps in browsers. */
  previewUrl: string;
  /** Where the network sees previews; null where it does not. */
  shared: string | null;
  /** Where Prometheus reads; null where nothing is counted. */
  metricsUrl: string | null;
  /**
   * Finishes the answers under way and stops.
   * @param idle how long connections are kept for requests that are on their way, in ms
   */
  stop(idle?: number): Promise<void>;
}

/** How often the store is asked without visitors, in ms: the first visitor after a quiet hour gets what is live. */
const ASK_EVERY = 500;

/** Follows what is live, and counts what is shown of it where that is read. */
async function followLive({ store, metrics, onError, onBack }: Omit<ServeRequest, 'port'>) {
  const counting = metrics && (await runMetrics(store, metrics));
  const failed = (error: unknown) => {
    counting?.countError(error);
    onError(error);
  };
  const liveSite = watchLiveSite(store, failed, { ...counting?.listener, onBack });
  const asking = setInterval(() => void liveSite().catch(() => undefined), ASK_EVERY);
  const stop = async () => {
    clearInterval(asking);
    await counting?.stop();
  };
  return { liveSite, counting, onError: failed, stop };
}

/** Serves what is live on this machine, and previews at another port. @throws SiteError `port-in-use`, `port-refused` */
export async function serveLive(request: ServeRequest): Promise<RunningSite> {
  const { store, network } = request;
  const { liveSite, counting, onError, stop: stopFollowing } = await followLive(request);
  const site = createSiteServer({ store, liveSite, onError, collector: counting?.collector });
  if (counting)
    site.on('request', (_, response) => {
      response.once('finish', () => counting.metrics.countRequest(response.statusCode));
    });
  const previews = createPreviewServer({ store, ...request.previews, onError });
  const opened: Server[] = [];
  const stop = async (idle?: number) => {
    await Promise.all(opened.map((server) => close(server, undefined, idle)));
    await stopFollowing();
  };

  async function open(server: Server, port: number, isGiven: boolean, host?: string): Promise<number> {
    const own = await (isGiven ? listen : listenFrom)(server, port, host);
    opened.push(server);
    return own;
  }

  try {
    const port = await open(site, request.port, true);
    const first = request.previewPort ?? (request.port === 0 ? 0 : port + 1);
    const isGiven = request.previewPort !== undefined;
    const previewPort = await open(previews, first, isGiven);
    const forPhones = () => createPreviewServer({ store, ...request.previews, isPublic: true, onError });
    return {
      url: `http://localhost:${port}`,
      previewUrl: `http://localhost:${previewPort}`,
      shared: network ? `http://${network}:${await open(forPhones(), first, isGiven, network)}` : null,
      metricsUrl: counting?.url ?? null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Counts visits of a site that others serve: a web server hands on what is posted to the address of visits.
 * @param request with the port where beacons are taken, 0 for any free one
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function serveMetrics(
  request: Pick<ServeRequest, 'store' | 'port' | 'onError' | 'onBack'> & { metrics: MetricsPlace },
): Promise<Pick<RunningSite, 'url' | 'stop'> & { metricsUrl: string }> {
  const { counting, stop: stopFollowing } = await followLive(request);
  const { collector, url: metricsUrl } = counting!;
  const server = createLimitedServer(serverLimits, (asked, response) => {
    if (answerBeacon(collector, asked, response)) return;
    response.writeHead(404, { ...securityHeaders, Connection: 'close' }).end();
  });
  try {
    const url = `http://localhost:${await listen(server, request.port)}${VISITS_PATH}`;
    const stop = async () => {
      await close(server);
      await stopFollowing();
    };
    return { url, metricsUrl, stop };
  } catch (error) {
    await stopFollowing();
    throw error;
  }
}
