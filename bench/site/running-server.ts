import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Listens on loopback, on a port that the system chooses. */
export async function listenOnFreePort(server: Server): Promise<RunningServer> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
