import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Key of the session storage under which a page's messages stand, as a JSON list. */
export const MESSAGES = 'messages-of-the-console';

/** Runs before all else in a page. What the browser itself says of a file or of the policy comes as an event. */
const NOTE = `(() => {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const note = (text) => {
    if (isLeft) return;
    const all = JSON.parse(sessionStorage.getItem('${MESSAGES}') ?? '[]');
    sessionStorage.setItem('${MESSAGES}', JSON.stringify([...all, String(text)]));
  };
  for (const level of ['error', 'warn']) {
    const tell = console[level];
    console[level] = (...words) => (note(words.join(' ')), tell.apply(console, words));
  }
  addEventListener('error', (event) => note('Uncaught: ' + (event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href))), true);
  addEventListener('unhandledrejection', (event) => note('Uncaught: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => note('Against the policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})();`;

/** Hands a site on, with a script in each page that notes its messages: for a browser that keeps its console to itself. */
export async function openNotingRelay(site: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    // What was asked for last may come when the site is no more served: it is not awaited.
    hand(site, request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

async function hand(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${site}${request.url}`, { method: request.method, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  for (const [name, value] of answer.headers)
    if (!/^(connection|content-(encoding|length)|keep-alive|transfer-encoding)$/.test(name))
      response.setHeader(name, isPage ? allow(value) : value);
  response.writeHead(answer.status).end(isPage ? withNote(body.toString()) : body);
}

function withNote(html: string): string {
  return allow(html).replace(
    /<head[^>]*>.*?(?=<script|<style|<link)/s,
    (head) => `${head}<script>${NOTE}</script>`,
  );
}

const HASH = createHash('sha256').update(NOTE).digest('base64');

/** The policy of a header or of a meta element, which lets the script through as well. */
function allow(text: string): string {
  return text.replaceAll('script-src ', `script-src 'sha256-${HASH}' `);
}
