import { createServer, type ServerResponse } from 'node:http';
import { close, listen } from '@site/server';

export interface SlowServer {
  url: string;
  /** Sends the rest of the page. */
  goOn(): void;
  stop(): Promise<void>;
}

/**
 * Serves a page on the slowest of networks: its HTML up to a position, the rest when told, and never a file next to it.
 *
 * @param html As text, or as a server sent it in `encoding`
 */
export async function openSlowServer(
  path: string,
  html: string | Buffer,
  position: number,
  encoding = 'identity',
): Promise<SlowServer> {
  const halted: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url !== path) return;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': encoding });
    response.write(html.slice(0, position));
    halted.push(response);
  });
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    goOn: () => halted.splice(0).forEach((response) => response.end(html.slice(position))),
    stop: () => close(server, 0),
  };
}
