import { createServer } from 'node:http';
import { securityHeaders } from '../../addresses/headers';
import { VISITS_PATH } from '../../addresses/visits';
import { close, listen } from '../../serve/listen';
import { limitServer, serverLimits, serverOptions } from '../../serve/server-limits';
import { answerBeacon } from '../../visits/answer-beacon';
import { openCollector } from './open-collector';

type CollectRequest = Parameters<typeof openCollector>[0] & {
  /** 0 for any free one. */
  port: number;
};

interface RunningCollector {
  /** Where beacons are taken. */
  url: string;
  metricsUrl: string | null;
  stop(): Promise<void>;
}

/**
 * Counts visits in a process of its own, behind a web server that hands it what is posted to the address of visits.
 * @throws SiteError `visits-file-unusable`, `port-in-use`, `port-refused`
 */
export async function collect({ port, ...request }: CollectRequest): Promise<RunningCollector> {
  const { collector, metricsUrl, stop } = await openCollector(request);
  const server = createServer(serverOptions(serverLimits), (incoming, response) => {
    if (answerBeacon(collector, incoming, response)) return;
    response.writeHead(404, { ...securityHeaders, Connection: 'close' }).end();
  });
  try {
    const url = `http://localhost:${await listen(limitServer(server, serverLimits), port)}${VISITS_PATH}`;
    return {
      url,
      metricsUrl,
      stop: async () => {
        await close(server);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
