import { createServer } from 'node:http';
import { pageFile } from '../../addresses/page-files';
import { readDeployedFiles } from '../../records/deployed-files';
import type { NamedDeployment } from '../../records/deployment';
import { readChain } from '../../records/deployment-chain';
import { findDeployment } from '../../records/find-deployment';
import { deploymentOf, readLivePointer } from '../../records/live-pointer';
import { close, listen } from '../../serve/listen';
import type { Store } from '../../store/store';
import { Collector, type VisitedDeployment } from '../../visits/collector';
import { VisitMetrics } from '../../visits/metrics';
import { VISITED_DEPLOYMENTS } from './read-visits';

interface CollectorRequest {
  store: Store;
  /** Path of an SQLite file, or address of a PostgreSQL database. */
  place: string;
  /** Port of the metrics on this machine alone; without one there are none. 0 for any. */
  metricsPort?: number;
  onError: (error: unknown) => void;
  /** The time of day, in ms. @default the clock's */
  now?: () => number;
}

interface OpenCollector {
  collector: Collector;
  /** Null without a port for it. */
  metricsUrl: string | null;
  /** Writes what was counted, and stops. */
  stop(): Promise<void>;
}

/** Opens what counts visits. @throws SiteError `visits-file-unusable`, `port-in-use`, `port-refused` */
export async function openCollector({
  store,
  place,
  metricsPort,
  onError,
  now,
}: CollectorRequest): Promise<OpenCollector> {
  const metrics = new VisitMetrics();
  const collector = new Collector({
    place,
    readDeployments: async () => (await newestDeployments(store)).map(({ name }) => name),
    readDeployment: async (name) => visitedDeployment(store, name),
    onError,
    onCounted: (beacon) => metrics.count(beacon),
    onDropped: (reason) => metrics.drop(reason),
    now,
  });
  if (metricsPort === undefined) return { collector, metricsUrl: null, stop: () => collector.close() };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else
      void metrics
        .text()
        .then((text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text));
  });
  try {
    const port = await listen(server, metricsPort);
    const stop = async () => {
      await close(server, 0);
      await collector.close();
    };
    return { collector, metricsUrl: `http://localhost:${port}/metrics`, stop };
  } catch (error) {
    await collector.close();
    throw error;
  }
}

async function newestDeployments(store: Store): Promise<NamedDeployment[]> {
  const live = await readLivePointer(store);
  return (await readChain(store, live && deploymentOf(live), VISITED_DEPLOYMENTS)).deployments;
}

/** @throws SiteError when the deployment or its pages cannot be read */
async function visitedDeployment(store: Store, name: string): Promise<VisitedDeployment> {
  const deployment = await findDeployment(store, name);
  const { files } = await readDeployedFiles(store, deployment);
  return {
    hasPage: (route, language) => pageFile(route, language) in files,
    parts: Object.keys(deployment.record.parts),
  };
}
