import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { readDeployedFiles } from '@site/ledger';
import { type ServerLimits, close, createSiteServer, listen } from '@site/server';
import { aLiveSite, type LiveSite } from './a-live-site';

export interface RunningServer extends LiveSite {
  port: number;
  /** What the visitor saw as status 500. */
  errors: unknown[];
  /** How many connections it holds now. */
  connections(): Promise<number>;
  stop(grace?: number, idle?: number): Promise<void>;
}

/** Serves a tiny live site on a free port. @param address of this machine, if not `localhost` */
export async function aRunningServer(
  limits: Partial<ServerLimits> = {},
  address?: string,
): Promise<RunningServer> {
  const { store, deployment } = await aLiveSite();
  const site = await readDeployedFiles(store, deployment);
  const errors: unknown[] = [];
  const server = createSiteServer({
    store,
    liveSite: () => Promise.resolve(site),
    onError: (error) => errors.push(error),
    limits,
  });
  const port = await listen(server, 0, address);
  const connections = promisify(server.getConnections.bind(server));
  return { store, deployment, port, errors, connections, stop: (...times) => close(server, ...times) };
}

/** Serves on a free port until this file of tests is over. @returns the address */
export async function urlOf(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => close(server, 0))));

/** For servers that are to meet no failure. */
export const fail = (error: unknown): never => {
  throw error;
};
