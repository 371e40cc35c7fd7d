import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SERVICE_WORKER_FILE } from '@site/shared/contracts';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { contentType } from '../addresses/content-types';
import { securityHeaders } from '../addresses/headers';
import type { SiteTree } from '../records/site-tree';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import { type Answer, findAnswer } from './find-answer';
import { limitServer, type ServerLimits, serverLimits, serverOptions, takesRequest } from './server-limits';
import { type Encoding, SiteFiles } from './site-files';

interface SiteServerOptions {
  store: Store;
  /** The composed site that is live now; null before the first. */
  liveSite: () => Promise<SiteTree | null>;
  /** Called with failures that the visitor sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
}

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** A server that sends what is live as production would: status codes, compression, caching, security headers. */
export function createSiteServer({
  store,
  liveSite,
  onError,
  limits = serverLimits,
}: SiteServerOptions): Server {
  const files = new SiteFiles(store);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const found = await findAnswer(files, await liveSite(), targetOf(request), acceptedEncodings(request));
      send(request, response, found);
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(...failure(error));
      response.end();
    }
  };

  const server = createServer(serverOptions(limits), (request, response) => {
    if (!takesRequest(request, response, limits.maxPipelined)) return;
    if (request.method === 'GET' || request.method === 'HEAD') void answer(request, response);
    // Whatever such a request brings with it is not waited for.
    else response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD', Connection: 'close' }).end();
  });
  return limitServer(server, limits);
}

/**
 * Path and query of a request. The site has one service worker: whoever asks for a worker's script under another address
 * (browsers say so in this header) gets that one, which removes itself there.
 */
function targetOf({ url = '/', headers }: IncomingMessage): string {
  return headers['service-worker'] === 'script' ? `/${SERVICE_WORKER_FILE}` : url;
}

/** 503 where the store is at fault, so that a browser keeps what it has and asks again; 500 for a defect of ours. */
function failure(error: unknown): [number, Record<string, string>] {
  if (!(error instanceof SiteError)) return [500, securityHeaders];
  return [503, { ...securityHeaders, 'Retry-After': '5', 'Cache-Control': 'no-store' }];
}

/** The smallest first: browsers accept all alike and name gzip ahead of brotli. */
function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

function send(request: IncomingMessage, response: ServerResponse, { status, file, headers }: Answer): void {
  const all = {
    ...securityHeaders,
    ...file?.headers,
    ...headers,
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
