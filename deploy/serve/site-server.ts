import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Store } from '../store/store';
import { contentType } from '../addresses/content-types';
import { type Answer, findAnswer } from './find-answer';
import { securityHeaders } from '../addresses/headers';
import { limitServer, type ServerLimits, serverLimits, serverOptions } from './server-limits';
import { type Encoding, SiteFiles } from './site-files';

interface SiteServerOptions {
  store: Store;
  /** Folder of the composed site that is live now, such as `sites/000012-3fa9c2d41b7e/`; null before the first. */
  liveFolder: () => Promise<string | null>;
  /** Told of failures that the visitor sees as status 500. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
}

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** A server that sends a channel as production would: status codes, compression, caching, security headers. */
export function createSiteServer({
  store,
  liveFolder,
  onError,
  limits = serverLimits,
}: SiteServerOptions): Server {
  const files = new SiteFiles(store);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const found = await findAnswer(
        files,
        await liveFolder(),
        request.url ?? '/',
        acceptedEncodings(request),
      );
      send(request, response, found);
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(500, securityHeaders);
      response.end();
    }
  };

  const server = createServer(serverOptions(limits), (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') void answer(request, response);
    // Whatever such a request brings with it is not waited for.
    else response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD', Connection: 'close' }).end();
  });
  return limitServer(server, limits);
}

/** The smallest first: browsers accept all alike and name gzip ahead of brotli. */
function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

function send(request: IncomingMessage, response: ServerResponse, { status, file, headers }: Answer): void {
  const all = {
    ...securityHeaders,
    ...headers,
    ...file?.headers,
    Vary: 'Accept-Encoding',
    ...(file && { ETag: file.etag, 'Content-Type': contentType(file.name) }),
    ...(file?.encoding && { 'Content-Encoding': file.encoding }),
  };
  if (status === 200 && file && fresh(request.headers, { etag: file.etag })) {
    response.writeHead(304, all).end();
    return;
  }
  const body = file?.body ?? Buffer.alloc(0);
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  if (request.method === 'HEAD') response.end();
  // Ended only when all is on its way: a server that stops takes a connection whose answer has ended for idle.
  else response.write(body, () => response.end());
}
