import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn. */
  rawHeaders: string[];
  /** Decoded. */
  body: string;
  /** As it came. */
  encoded: Buffer;
}

/** Asks for a target exactly as it is written, which a browser or `fetch` would put right first. */
export function plainRequest(
  url: string,
  target: string,
  method: string,
  headers: Record<string, string> = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const encoded = Buffer.concat(chunks);
        const body = decoded(encoded, answer.headers['content-encoding']);
        resolve({
          status: answer.statusCode as number,
          headers: answer.headers,
          rawHeaders: answer.rawHeaders,
          body,
          encoded,
        });
      });
    });
    sent.on('error', reject).end();
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || !encoding) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
