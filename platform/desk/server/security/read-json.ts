import type { IncomingMessage } from 'node:http';
import { RequestRefused } from './refusal';

/** A reason and some names; nothing that is sent to the desk is longer. */
const MAX_JSON_BYTES = 64 * 1024;

/** The body of a request. @throws RequestRefused 413, 415, 400 */
export async function readJson(request: IncomingMessage, most = MAX_JSON_BYTES): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json')
    throw new RequestRefused(
      415,
      'content-type-unknown',
      'The desk takes JSON alone; nothing was changed.',
      'Send it as application/json.',
    );
  const chunks: Buffer[] = [];
  let size = 0;
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
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new RequestRefused(400, 'request-invalid', 'What was sent is no JSON; nothing was changed.');
  }
}
