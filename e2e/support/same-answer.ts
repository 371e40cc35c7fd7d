import { type PlainAnswer, plainRequest } from './plain-request';
import { expect } from './test';

/** What a server says of itself, of the connection and of its own way to tell versions apart. */
const OWN = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-ranges',
  'last-modified',
  'etag',
]);
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

/** What must be the same of two answers. A redirect and a refusal have no body of the site. */
function essence({ status, headers, body }: PlainAnswer, isDecoded: boolean) {
  const hasBody = status !== 308 && status !== 405;
  const ignored = (name: string) => OWN.has(name) || ((!hasBody || isDecoded) && OF_THE_BODY.has(name));
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ignored(name))
        .sort(),
    ),
    body: hasBody ? body : '',
  };
}

export interface AskedOfBoth {
  target: string;
  method: string;
  /** `Accept-Encoding`. */
  encoding: string;
  /** Whether the bodies are the same once decoded is all that counts. */
  isDecoded?: boolean;
}

/** Asks two servers of one site the same. @throws where their answers differ in status, headers or body */
export async function expectSameAnswer(
  [expecting, examined]: [url: string, url: string],
  { target, method, encoding, isDecoded = false }: AskedOfBoth,
): Promise<void> {
  const headers = { 'Accept-Encoding': encoding };
  const [expected, found] = await Promise.all([
    plainRequest(expecting, target, method, headers),
    plainRequest(examined, target, method, headers),
  ]);
  expect(essence(found, isDecoded), `${method} ${target}, ${encoding}`).toEqual(essence(expected, isDecoded));
}
