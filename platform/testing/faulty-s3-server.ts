import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server takes conditions: as S3 has them, with one form of ETags alone, not at all, or by saying that it cannot. */
export type Conditions =
  'both forms' | 'quoted' | 'unquoted' | 'ignored' | 'If-Match ignored' | 'never' | 'unknown';

/** A server that keeps objects, and takes conditions as some S3-compatible servers do. For the probe alone. */
export async function startFaultyS3Server(conditions: Conditions) {
  const objects = new Map<string, string>();
  const isRefused = (
    path: string,
    { 'if-match': match, 'if-none-match': none }: http.IncomingHttpHeaders,
  ) => {
    if (conditions === 'ignored') return false;
    const etag = objects.get(path);
    if (none === '*') return etag !== undefined;
    if (match === undefined || conditions === 'If-Match ignored') return false;
    if (conditions === 'never' || etag === undefined) return true;
    const forms = { quoted: [`"${etag}"`], unquoted: [etag] }[conditions as string] ?? [`"${etag}"`, etag];
    return !forms.includes(match);
  };
  const server = http.createServer((request, response) => {
    const hash = createHash('md5');
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => {
      const path = new URL(request.url!, 'http://server').pathname;
      const isConditional = 'if-match' in request.headers || 'if-none-match' in request.headers;
      const answer = (status: number) => {
        const etag = objects.get(path);
        response.writeHead(status, etag === undefined ? {} : { ETag: `"${etag}"` }).end();
      };
      if (request.method !== 'PUT') return answer(objects.has(path) ? 200 : 404);
      if (isConditional && conditions === 'unknown') return answer(501);
      if (isRefused(path, request.headers)) return answer(412);
      objects.set(path, hash.digest('hex'));
      answer(200);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
