import { promisify } from 'node:util';
import { readDeployedFiles } from '@site/ledger';
import { type ServerLimits, close, createSiteServer, listen, serverLimits } from '@site/server';
import { aLiveSite, type LiveSite } from './a-live-site';

export interface RunningServer extends LiveSite {
  port: number;
  /** What the visitor saw as status 500. */
  errors: unknown[];
  /** How many connections it holds now. */
  connections(): Promise<number>;
  stop(grace?: number, idle?: number): Promise<void>;
}

/** Serves a tiny live site on a free port. */
export async function aRunningServer(limits: Partial<ServerLimits> = {}): Promise<RunningServer> {
  const { store, deployment } = await aLiveSite();
  const site = await readDeployedFiles(store, deployment);
  const errors: unknown[] = [];
  const server = createSiteServer({
    store,
    liveSite: () => Promise.resolve(site),
    onError: (error) => errors.push(error),
    limits: { ...serverLimits, ...limits },
  });
  const port = await listen(server, 0);
  const connections = promisify(server.getConnections.bind(server));
  return { store, deployment, port, errors, connections, stop: (...times) => close(server, ...times) };
}
