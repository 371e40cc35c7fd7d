import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { securityHeaders } from '@site/addresses';
import { SiteError } from '@site/errors';
import { createLimitedServer, type ServerLimits } from './server-limits';
import type { Encoding, SiteFile } from './site-file';

/** What a request gets, whatever its method. */
export interface Answer {
  status: 200 | 308 | 404 | 410;
  file: SiteFile | null;
  headers: Record<string, string>;
}

export interface AnswerServerOptions {
  /** What a request gets. @param accepted encodings that the client takes, the smallest first */
  answer: (request: IncomingMessage, accepted: Encoding[]) => Promise<Answer>;
  /** Called with failures that the visitor sees as status 500 or 503. */
  onError: (error: unknown) => void;
  /** Where they are others than for all servers. */
  limits?: Partial<ServerLimits>;
  /** Answers other requests than GET and HEAD. @returns whether it did. @default none */
  answerOther?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The smallest first: browsers accept all alike and name gzip ahead of brotli. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

const everyAnswer = { ...securityHeaders, Vary: 'Accept-Encoding' };

/** A server that sends answers as production would: status codes, compression, caching, security headers. */
export function createAnswerServer(options: AnswerServerOptions): Server {
  const { answer, onError, limits, answerOther = () => false } = options;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const accepted = new Negotiator(request).encodings(ENCODINGS);
      const smallestFirst = ENCODINGS.filter((encoding) => accepted.includes(encoding));
      send(request, response, await answer(request, smallestFirst));
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(...failure(error));
      response.end();
    }
  };

  return createLimitedServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') void respond(request, response);
    // Whatever such a request brings with it is not waited for.
    else if (!answerOther(request, response))
      response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD', Connection: 'close' }).end();
  }, limits);
}

/** 503 where the store is at fault, so that a browser keeps what it has and asks again; 500 for a defect of ours. */
function failure(error: unknown): [number, Record<string, string>] {
  if (!(error instanceof SiteError)) return [500, securityHeaders];
  return [503, { ...securityHeaders, 'Retry-After': '5', 'Cache-Control': 'no-store' }];
}

function send(request: IncomingMessage, response: ServerResponse, { status, file, headers }: Answer): void {
  const all = { ...everyAnswer, ...file?.headers, ...headers };
  if (status === 200 && file && fresh(request.headers, { etag: file.headers.ETag })) {
    response.writeHead(304, all).end();
    return;
  }
  const body = file?.body ?? Buffer.alloc(0);
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  if (request.method === 'HEAD') response.end();
  // Ended only when all is on its way: a server that stops takes a connection whose answer has ended for idle.
  else response.write(body, () => response.end());
}
