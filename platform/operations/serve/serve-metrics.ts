import { VISITS_PATH, securityHeaders } from '@site/addresses';
import {
  type MetricsPlace,
  answerBeacon,
  close,
  createLimitedServer,
  listen,
  runMetrics,
  serverLimits,
  watchLiveSite,
} from '@site/server';
import type { Store } from '@site/store';
import { ASK_EVERY } from './serve-live';

interface MetricsRequest {
  store: Store;
  /** Where beacons are taken; 0 for any free one. */
  port: number;
  metrics: MetricsPlace;
  /** Called each time that the store cannot be read. */
  onError: (error: unknown) => void;
}

interface RunningCollector {
  /** Where beacons are taken. */
  url: string;
  metricsUrl: string;
  /** Finishes the answers under way and stops. */
  stop(): Promise<void>;
}

/**
 * Counts visits of a site that others serve: a web server hands on what is posted to the address of visits.
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function serveMetrics({
  store,
  port,
  metrics: place,
  onError,
}: MetricsRequest): Promise<RunningCollector> {
  const { collector, onLive, countError, url: metricsUrl, stop } = await runMetrics(store, place);
  const failed = (error: unknown) => {
    countError(error);
    onError(error);
  };
  const liveSite = watchLiveSite(store, failed, onLive);
  const asking = setInterval(() => void liveSite().catch(() => undefined), ASK_EVERY);
  const server = createLimitedServer(serverLimits, (request, response) => {
    if (answerBeacon(collector, request, response)) return;
    response.writeHead(404, { ...securityHeaders, Connection: 'close' }).end();
  });
  const stopCounting = async () => {
    clearInterval(asking);
    await stop();
  };
  try {
    const url = `http://localhost:${await listen(server, port)}${VISITS_PATH}`;
    const stopAll = async () => {
      await close(server);
      await stopCounting();
    };
    return { url, metricsUrl, stop: stopAll };
  } catch (error) {
    await stopCounting();
    throw error;
  }
}
