import type { Server } from 'node:http';
import { close, listen, listenFrom } from '../../serve/listen';
import { watchLiveSite } from '../../serve/live-site';
import { type MetricsPlace, runMetrics } from '../../serve/metrics-server';
import { createPreviewServer } from '../../serve/preview-server';
import { createSharedServer } from '../../serve/shared-server';
import { createSiteServer } from '../../serve/site-server';
import type { Store } from '../../store/store';

interface ServeRequest {
  store: Store;
  /** 0 for any free one. */
  port: number;
  /** Of the previews; by default the first free one after the site's. 0 for any. */
  previewPort?: number;
  /** The secret of share links, and whether previews open by those alone. @default none are served */
  previews?: { secret: string; isPublic: boolean };
  /**
   * To be seen from the network, too: an address of this machine, and the token that a link to the site must have. Previews open
   * there by share links.
   */
  share?: { address: string; token: string };
  /** Where visits and requests are read as Prometheus does; without it, they are not counted. */
  metrics?: MetricsPlace;
  /** Called with each request that failed, and each time that the store cannot be read. */
  onError: (error: unknown) => void;
}

/** Where a site and its previews are seen: two origins, so that no preview has a part in what the site keeps in browsers. */
interface SiteOrigins {
  url: string;
  previewUrl: string;
}

interface RunningSite extends SiteOrigins {
  /** The same in the network; null when the site is not shared. */
  shared: SiteOrigins | null;
  /** Where Prometheus reads; null where nothing is counted. */
  metricsUrl: string | null;
  /** Finishes the answers under way and stops. */
  stop(): Promise<void>;
}

/** How often the store is asked while nobody visits, in ms: the first visitor after a quiet hour gets what is live. */
export const ASK_EVERY = 500;

/** Serves what is live on this machine, and previews at another port. @throws SiteError `port-in-use`, `port-refused` */
export async function serveLive(request: ServeRequest): Promise<RunningSite> {
  const { store, share } = request;
  const counting = request.metrics && (await runMetrics(store, request.metrics));
  const onError = (error: unknown) => {
    counting?.countError(error);
    request.onError(error);
  };
  const liveSite = watchLiveSite(store, onError, counting?.onLive);
  const site = createSiteServer({ store, liveSite, onError, collector: counting?.collector });
  if (counting)
    site.on('request', (_, response) => {
      response.once('finish', () => counting.metrics.countRequest(response.statusCode));
    });
  const previews = createPreviewServer({ store, ...request.previews, onError });
  const open: Server[] = [];
  const asking = setInterval(() => void liveSite().catch(() => undefined), ASK_EVERY);
  const stop = async () => {
    clearInterval(asking);
    await Promise.all(open.map((server) => close(server)));
    await counting?.stop();
  };

  async function openBoth(servers: [Server, Server], host: string): Promise<SiteOrigins> {
    const address = host === 'localhost' ? undefined : host;
    const port = await listen(servers[0], request.port, address);
    open.push(servers[0]);
    const first = request.previewPort ?? (request.port === 0 ? 0 : port + 1);
    const isGiven = request.previewPort !== undefined;
    const previewPort = await (isGiven ? listen : listenFrom)(servers[1], first, address);
    open.push(servers[1]);
    return { url: `http://${host}:${port}`, previewUrl: `http://${host}:${previewPort}` };
  }

  try {
    const origins = await openBoth([site, previews], 'localhost');
    const shared =
      share &&
      (await openBoth(
        [
          createSharedServer(site, share.token),
          createPreviewServer({ store, ...request.previews, isPublic: true, onError }),
        ],
        share.address,
      ));
    return { ...origins, shared: shared ?? null, metricsUrl: counting?.url ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
