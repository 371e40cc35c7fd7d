import type { Server } from 'node:http';
import { VISITS_PATH, securityHeaders } from '@site/addresses';
import {
  type LiveListener,
  type MetricsPlace,
  type StoreAway,
  answerBeacon,
  close,
  createLimitedServer,
  createPreviewServer,
  createSiteServer,
  listen,
  listenFrom,
  runMetrics,
  watchLiveSite,
} from '@site/server';
import type { Store } from '@site/store';
import { type OpenSchedule, readOpenSchedules } from '@site/ledger';
import { scheduleState } from '../schedule/tick';

interface ServeRequest {
  store: Store;
  /** 0 for any free one. */
  port: number;
  /** An address of this machine at which the site is served, without previews. @default loopback */
  host?: string;
  /** Addresses of proxies on other machines, which are believed who their clients are. @default none */
  proxies?: string[];
  /** Of the previews; by default the first free one after the site's. 0 for any. */
  previewPort?: number;
  /** The secret of share links, and whether previews open by those alone. @default none are served */
  previews?: { secret: string; isPublic: boolean };
  /** An address of this machine in its network, at which previews open by share links. */
  network?: string;
  /** Where visits and requests are read as Prometheus does. @default this machine's own address, at any port where the site's may be any */
  metrics?: MetricsPlace;
  /** Called with each request that failed, and each time that the store begins to be away. */
  onError: (error: unknown, away?: StoreAway) => void;
  onBack?: LiveListener['onBack'];
  onNotKept?: LiveListener['onNotKept'];
  /** So many schedules have passed that nothing carried out. Called when their number is another than before. */
  onMissed?: (numbers: number[]) => void;
  /** The store does not say; not called again until it does. */
  onUnseen?: (error: unknown) => void;
  /** How often the store is asked for them, in ms. @default a minute */
  lookEvery?: number;
}

interface RunningSite {
  url: string;
  /** Another origin, so that no preview has a part in what the site keeps in browsers. */
  previewUrl: string;
  /** Where the network sees previews; null where it does not. */
  shared: string | null;
  /** Where Prometheus reads. */
  metricsUrl: string;
  /**
   * Finishes the answers under way and stops.
   * @param idle how long connections are kept for requests that are on their way, in ms
   */
  stop(idle?: number): Promise<void>;
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** How often the store is asked without visitors, in ms: the first visitor after a quiet hour gets what is live. */
const ASK_EVERY_MS = 500;

/** Follows what is live, and counts what is shown of it. */
async function followLive(request: ServeRequest) {
  const { store, port, metrics = port === 0 ? { port: 0 } : {}, onError, onBack, onNotKept } = request;
  const { onMissed, onUnseen, lookEvery = 60_000 } = request;
  const counting = await runMetrics(store, metrics);
  const failed = (error: unknown, away?: StoreAway) => {
    counting.countError(error, away?.since);
    onError(error, away);
  };
  const liveSite = watchLiveSite(store, failed, { ...counting.listener, onBack, onNotKept });
  await liveSite().catch(() => undefined);
  const asking = setInterval(() => void liveSite().catch(() => undefined), ASK_EVERY_MS);
  const countMissed = (numbers: number[]) => {
    counting.countMissed(numbers.length);
    onMissed?.(numbers);
  };
  const stopLooking = watchMissed(store, { onMissed: countMissed, onUnseen }, lookEvery);
  const stop = async () => {
    clearInterval(asking);
    stopLooking();
    await counting.stop();
  };
  return { liveSite, counting, onError: failed, stop };
}

/**
 * Looks for schedules whose time has passed and that nothing tried to carry out: where `tick` does not run, it cannot say so itself.
 * A look costs the store one list, and records only once that list is another.
 * @param every in ms
 * @returns what stops it
 */
function watchMissed(
  store: Store,
  { onMissed, onUnseen }: Pick<ServeRequest, 'onMissed' | 'onUnseen'>,
  every: number,
): () => void {
  let known = '';
  let open: OpenSchedule[] = [];
  let said = '';
  let isUnseen = false;

  async function look(): Promise<void> {
    try {
      const keys = (await store.list('schedules/')).join();
      if (keys !== known) open = await readOpenSchedules(store, []);
      known = keys;
      const missed = open.filter((one) => scheduleState(one).state === 'missed');
      const numbers = missed.map(({ terms }) => terms.number);
      if (numbers.join() !== said) onMissed?.(numbers);
      said = numbers.join();
      isUnseen = false;
    } catch (error) {
      if (!isUnseen) onUnseen?.(error);
      isUnseen = true;
    }
  }

  const looking = setInterval(() => void look(), every);
  return () => clearInterval(looking);
}

/** Serves what is live on this machine, and previews at another port. @throws SiteError `port-in-use`, `port-refused` */
export async function serveLive(request: ServeRequest): Promise<RunningSite> {
  const { store, host, proxies = [], network } = request;
  const { liveSite, counting, onError, stop: stopFollowing } = await followLive(request);
  const { visits } = counting;
  const site = createSiteServer({ store, liveSite, onError, limits: { proxies }, visits });
  counting.watch(site);
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
    const port = await open(site, request.port, true, host);
    const first = request.previewPort ?? (request.port === 0 ? 0 : port + 1);
    const isGiven = request.previewPort !== undefined;
    const previewPort = await open(previews, first, isGiven);
    const forPhones = () => createPreviewServer({ store, ...request.previews, isPublic: true, onError });
    return {
      url: `http://${host && !EVERY_ADDRESS.includes(host) ? host : 'localhost'}:${port}`,
      previewUrl: `http://localhost:${previewPort}`,
      shared: network ? `http://${network}:${await open(forPhones(), first, isGiven, network)}` : null,
      metricsUrl: counting.url,
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
  request: Omit<ServeRequest, 'host' | 'proxies' | 'previewPort' | 'previews' | 'network'>,
): Promise<Pick<RunningSite, 'url' | 'metricsUrl' | 'stop'>> {
  const { counting, stop: stopFollowing } = await followLive(request);
  const { visits, url: metricsUrl } = counting;
  const server = createLimitedServer((asked, response) => {
    if (answerBeacon(visits, asked, response)) return;
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
