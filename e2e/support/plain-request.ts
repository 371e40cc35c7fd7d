import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

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
  headers: Record<string, string> = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const encoded = Buffer.concat(chunks);
        const { statusCode, headers, rawHeaders } = answer;
        const isBrotli = headers['content-encoding'] === 'br';
        const body = (isBrotli ? brotliDecompressSync(encoded) : encoded).toString();
        resolve({ status: statusCode!, headers, rawHeaders, body, encoded });
      });
    });
    sent.on('error', reject).end();
  });
}
