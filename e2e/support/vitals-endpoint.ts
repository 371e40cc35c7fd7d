import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VitalsReport } from '../../shell/vitals/vitals-report';

export interface VitalsEndpoint {
  /** The site with the endpoint among its addresses. */
  url: string;
  /** Reports that have arrived, in order. */
  reports: VitalsReport[];
  stop(): Promise<void>;
}

/**
 * Stands in front of the site, as a business's host would, and takes what is posted to one path. A beacon that a page
 * sends as it goes away is seen here; the page's own events no longer tell of it.
 */
export async function openVitalsEndpoint(site: string, path: string): Promise<VitalsEndpoint> {
  const reports: VitalsReport[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (method === 'POST' && url === path) {
      const body: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => body.push(chunk));
      incoming.on('end', () => {
        reports.push(JSON.parse(Buffer.concat(body).toString()) as VitalsReport);
        outgoing.writeHead(204).end();
      });
      return;
    }
    const passedOn = request(new URL(url, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    reports,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
