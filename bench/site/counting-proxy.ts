import { createServer, request as requestHttp, type IncomingMessage } from 'node:http';
import { listenOnFreePort, type RunningServer } from './running-server';

/** What a server sent for one request. */
interface Answer {
  path: string;
  status: number;
  /** Bytes over the wire: status line, headers and body. */
  bytes: number;
}

export interface CountingProxy extends RunningServer {
  /** The answers since the last call, whoever asked: the page, or a worker behind its back. */
  takeAnswers(): Answer[];
}

/** Passes requests on to a server and counts what comes back. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  let answers: Answer[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const upstream = requestHttp(new URL(url, target), { method, headers }, (response) => {
      const answer: Answer = { path: url, status: response.statusCode ?? 0, bytes: headBytes(response) };
      answers.push(answer);
      outgoing.writeHead(answer.status, response.rawHeaders);
      response.on('data', (chunk: Buffer) => {
        answer.bytes += chunk.length;
      });
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  return {
    ...(await listenOnFreePort(server)),
    takeAnswers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
  };
}

function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const statusLine = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`;
  // Each name and value with ": " or a line end behind it, and the empty line at the end.
  return Buffer.byteLength(statusLine + rawHeaders.join('  ')) + 4;
}
