import type { IncomingMessage } from 'node:http';
import { finding, SiteError, type SiteProblem, SiteProblems } from '@site/errors';

/** What the desk itself refuses, before any action is asked. */
export class RequestRefused extends SiteError {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429,
    code: string,
    message: string,
    remedy = 'Load the page again: it may be of an earlier version of the desk.',
  ) {
    super(code, message, remedy);
  }
}

const DEFECT = finding(
  'defect',
  'The desk could not do that: it has a defect.',
  'What is live was not touched by it. Tell an engineer when it was and what you did: the log of the desk has more.',
);

/** The answer to a failure: 503 where the store is at fault, 500 for a defect of ours, whose words stay in the log. */
export function refusalOf(error: unknown): { status: number; problems: SiteProblem[] } {
  if (error instanceof RequestRefused) return { status: error.status, problems: [error.toProblem()] };
  if (error instanceof SiteProblems) return { status: 409, problems: error.problems };
  if (error instanceof SiteError)
    return { status: error.code.startsWith('store-') ? 503 : 409, problems: [error.toProblem()] };
  return { status: 500, problems: [DEFECT] };
}

/**
 * Refuses what was not sent to the desk by its own name: a page whose name was made to point here afterwards (DNS
 * rebinding) sends that name.
 * @param origin `http://localhost:8090`
 */
export function assertOwnHost({ headers }: IncomingMessage, origin: string): void {
  if (headers.host === new URL(origin).host) return;
  throw new RequestRefused(
    403,
    'host-unknown',
    `This desk answers at ${origin} alone, and was asked for under another name.`,
    `Open the link that the desk printed; it begins with ${origin}/. A proxy in front has to hand on the "Host" that it was asked for.`,
  );
}

/**
 * Refuses what another page has the browser ask for. Browsers say so in `Sec-Fetch-Site`, which a script's requests carry always; with
 * a change, they name the page's origin.
 */
export function assertOwnPage({ method, headers }: IncomingMessage, origin: string): void {
  const { 'sec-fetch-site': site = 'none' } = headers;
  const isOwn = site === 'same-origin' || site === 'none';
  if (isOwn && (method === 'GET' || method === 'HEAD' || headers.origin === origin)) return;
  throw new RequestRefused(
    403,
    'origin-elsewhere',
    'Another page asked for this, not the desk; nothing was changed.',
    'Do it at the desk itself.',
  );
}

/** A reason and some names; nothing that is sent to the desk is longer. */
const MAX_JSON_BYTES = 64 * 1024;

/** The body of a request. @throws RequestRefused 413, 415, 400 */
export async function readJson(request: IncomingMessage, most = MAX_JSON_BYTES): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json')
    throw new RequestRefused(
      415,
      'content-type-unknown',
      'The desk takes application/json alone; nothing was changed.',
    );
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most)
        throw new RequestRefused(
          413,
          'request-too-large',
          `More than ${most / 1024} kB were sent; nothing was changed.`,
          'Send less at once.',
        );
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    // A browser that leaves, a network that breaks or a time limit ends a connection at any moment, which is no defect of ours.
    if (request.errored)
      throw new RequestRefused(
        400,
        'request-cut-off',
        'The connection ended before the request was read; nothing was changed.',
      );
    throw new RequestRefused(400, 'request-invalid', 'What was sent is no JSON; nothing was changed.');
  }
}
