import type { IncomingMessage, Server } from 'node:http';
import { securityHeaders } from '../addresses/headers';
import { readTarget } from '../addresses/request-address';
import { isSameSecret } from '../authority/secret';
import { createLimitedServer, type ServerLimits, serverLimits } from './server-limits';

/** Name of the token in a link, and of the cookie that stands for it afterwards. */
export const SHARE_TOKEN = 'share';

/**
 * A server for the network that hands on to another one whoever came by a link with the token; others get 403. The link
 * leaves a cookie, so that what a page loads and the next page need no token.
 * @param site the server that answers; it need not listen itself
 */
export function createSharedServer(site: Server, token: string, limits: ServerLimits = serverLimits): Server {
  return createLimitedServer(limits, (request, response) => {
    const { path, query } = readTarget(request.url);
    if (isSameSecret(query.get(SHARE_TOKEN) ?? '', token)) {
      query.delete(SHARE_TOKEN);
      response
        .writeHead(303, {
          ...securityHeaders,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
          'Set-Cookie': `${SHARE_TOKEN}=${token}; HttpOnly; SameSite=Lax; Path=/`,
          // One slash at its start: two would be another host.
          Location: path.replace(/^[/\\]*/, '/') + (query.size > 0 ? `?${query}` : ''),
        })
        .end();
    } else if (isSameSecret(cookieOf(request), token)) site.emit('request', request, response);
    else
      response
        .writeHead(403, {
          ...securityHeaders,
          'Cache-Control': 'no-store',
          'Content-Type': 'text/plain; charset=utf-8',
          Connection: 'close',
        })
        .end('This site is shared by a link with a token. Open that link, or scan its code again.\n');
  });
}

function cookieOf({ headers }: IncomingMessage): string {
  return new RegExp(`(?:^|; )${SHARE_TOKEN}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
}
