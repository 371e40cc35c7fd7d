import type { Server } from 'node:http';
import { SiteError } from '../store/site-error';

/**
 * Listens on loopback.
 * @param port 0 for any free one
 * @returns the port
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenError(port, cause)));
    server.listen(port, 'localhost', resolve);
  });
  return (server.address() as { port: number }).port;
}

/** Finishes the answers under way and stops. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}

function listenError(port: number, cause: NodeJS.ErrnoException): SiteError {
  if (cause.code === 'EADDRINUSE') {
    return new SiteError(
      'port-in-use',
      `Port ${port} is in use.`,
      `Stop what uses it, or take another: PORT=${port + 1} npm start`,
      { cause },
    );
  }
  return new SiteError(
    'port-refused',
    `Port ${port} cannot be opened: ${cause.message}.`,
    'Take another, above 1023: PORT=8080',
    { cause },
  );
}
