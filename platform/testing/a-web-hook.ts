import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was sent to the web hook. */
export interface Delivery {
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  text: string;
  body: { type: string; text: string; author: string; data: Record<string, unknown> };
}

export interface WebHook {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  deliveries: Delivery[];
  /** The status of the next answers, in their order; then 200. `null`: it never answers. */
  statuses: (number | null)[];
  /** Whether a delivery is signed with the secret (standardwebhooks.com). */
  isSigned(delivery: Delivery): boolean;
  close(): Promise<void>;
}

/** A web hook that keeps what it gets. */
export async function aWebHook(): Promise<WebHook> {
  const key = Buffer.from('a secret of the receiver');
  const deliveries: Delivery[] = [];
  const statuses: (number | null)[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, text, body: JSON.parse(text) as Delivery['body'] });
      const status = statuses.length > 0 ? statuses.shift() : 200;
      // Of an answer that sends it elsewhere.
      if (status) response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret: `whsec_${key.toString('base64')}`,
    deliveries,
    statuses,
    isSigned: ({ headers, text }) => {
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
      const signature = createHmac('sha256', key).update(signed).digest('base64');
      return headers['webhook-signature'] === `v1,${signature}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
