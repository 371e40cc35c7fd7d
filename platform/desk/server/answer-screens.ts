import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { contentType, readTarget } from '@site/addresses';
import { readPeople } from '@site/ledger';
import type { RequestHandler, DeskServerOptions } from './request-handler';
import type { DeskContext } from './context/desk-context';
import { deskHeaders, deskPolicy } from './security/headers';
import { clientLimiter, STRANGERS } from './security/rate-limit';
import { RequestRefused } from './security/refusal';
import { closedDocument, openedDocument, screensDocument } from './ui/documents';

/** Path of the printed link. */
export const OPEN_PATH = '/open';

/** Answers everything that is not the API: the link with the token, the built files, and one document for all screens. */
export function answerScreens({ desk, screens, onOpened }: DeskServerOptions): RequestHandler {
  const { sessions, audit, isShared } = desk;
  const mayGuess = clientLimiter(STRANGERS);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new RequestRefused(
        405,
        'method-unknown',
        'Screens are only read.',
        'Open the desk in a browser.',
      );
    const { path, query } = readTarget(request.url);
    const send = (status: number, html: (nonce: string) => string, headers = {}) =>
      sendDocument(response, status, html, desk.framesUrl, headers);

    const asset = screens.files.get(path);
    if (asset) {
      response
        .writeHead(200, {
          ...deskHeaders,
          'Content-Type': contentType(path),
          'Content-Length': asset.length,
          // Named by its content.
          'Cache-Control': 'private, max-age=31536000, immutable',
        })
        .end(asset);
    } else if (path === OPEN_PATH && (await opensByLink(desk))) {
      const cookie = sessions.spend(query.get('token') ?? '');
      if (cookie) {
        onOpened();
        // Who opens a desk for a team by its link is there to begin.
        send(200, () => openedDocument(isShared ? '/people' : '/'), { 'Set-Cookie': cookie });
      } else {
        if (mayGuess(request)) audit.refused(request, desk.author, 403, []);
        send(403, closedDocument);
      }
    } else {
      const isSignedIn = sessions.find(request.headers.cookie) !== null;
      if (isSignedIn || isShared) send(200, (nonce) => screensDocument(screens, nonce, isSignedIn));
      else send(401, closedDocument);
    }
    return true;
  };
}

/** A desk that several persons share opens by its link once, for the person who bootstraps the access policy. */
async function opensByLink({ isShared, store }: DeskContext): Promise<boolean> {
  return !isShared || !(await readPeople(store));
}

function sendDocument(
  response: ServerResponse,
  status: number,
  html: (nonce: string) => string,
  framesUrl: string,
  headers: Record<string, string>,
): void {
  const nonce = randomBytes(18).toString('base64url');
  const body = Buffer.from(html(nonce));
  response
    .writeHead(status, {
      ...deskHeaders,
      'Content-Security-Policy': deskPolicy(nonce, framesUrl),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...headers,
    })
    .end(body);
}
