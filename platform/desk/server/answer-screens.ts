import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType, readTarget } from '@site/addresses';
import { readPeople } from '@site/ledger';
import type { DeskContext } from './context/desk-context';
import { deskPolicy, IMMUTABLE, send } from './security/headers';
import { clientLimiter, STRANGERS } from './security/rate-limit';
import { RequestRefused } from './security/refusal';
import type { BuiltScreens } from './built-screens';

/** Path of the printed link. */
export const OPEN_PATH = '/open';

/**
 * Answers everything that is not the API: the link with the token, the built files, and one document for all screens.
 * @param onOpened called when the desk was opened by the link
 */
export function answerScreens(desk: DeskContext, screens: BuiltScreens, onOpened: () => void) {
  const { sessions, audit, isShared } = desk;
  const mayGuess = clientLimiter(STRANGERS);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new RequestRefused(405, 'method-unknown', 'Screens are only read.');
    const { path, query } = readTarget(request.url);
    const nonce = randomBytes(18).toString('base64url');
    const sendDocument = (status: number, html: string, headers = {}) =>
      send(response, status, html, {
        'Content-Security-Policy': deskPolicy(nonce, desk.framesUrl),
        'Content-Type': 'text/html; charset=utf-8',
        ...headers,
      });

    const asset = screens.files.get(path);
    // It is named by its content.
    if (asset) send(response, 200, asset, { 'Content-Type': contentType(path), ...IMMUTABLE });
    // A desk that several persons share opens by its link once, for the person who bootstraps the access policy.
    else if (path === OPEN_PATH && !(isShared && (await readPeople(desk.store)))) {
      const cookie = sessions.spend(query.get('token') ?? '');
      if (cookie) {
        onOpened();
        // Who opens a desk for a team by its link is there to begin.
        const screen = isShared ? '/people' : '/';
        // It goes on by itself: a browser sends no `SameSite=Strict` cookie with the redirection of a link that was clicked in a chat.
        const goOn = `<meta http-equiv="refresh" content="0;url=${screen}">`;
        const html = htmlDocument('The desk', goOn, `<p><a href="${screen}">Go to the desk</a></p>`);
        sendDocument(200, html, { 'Set-Cookie': cookie });
      } else {
        if (mayGuess(request)) audit.refused(request, desk.author, 403, []);
        sendDocument(403, closedDocument(nonce, isShared));
      }
    } else {
      const isSignedIn = sessions.find(request.headers.cookie) !== null;
      if (!isSignedIn && !isShared) return sendDocument(401, closedDocument(nonce, false));
      // One for all screens; without a session, the same script draws how to sign in. It reads the nonce for styles from its own element.
      const script = `<script type="module" src="${screens.main}" nonce="${nonce}"></script>`;
      const head = `${isSignedIn ? FIRST_ANSWERS : ''}<link rel="icon" href="${screens.icon}">${script}`;
      const body = `<div id="desk"${isSignedIn ? '' : ' data-signed-out'}></div>`;
      sendDocument(200, htmlDocument('The desk', head, body));
    }
  };
}

/** Every screen begins with them: they are made while its script is on its way. `crossorigin` is how scripts ask, also of their own origin. */
const FIRST_ANSWERS = ['now', 'acts']
  .map((path) => `<link rel="preload" as="fetch" href="/api/v1/${path}" crossorigin>`)
  .join('');

/** For a visitor without a session. @param isTeams whether it is a team's desk, opened by a link that opens nothing */
function closedDocument(nonce: string, isTeams: boolean): string {
  const said = isTeams
    ? `<p>This link was used before, or is another desk’s.</p>
<p><strong>What to do:</strong> if your team has begun, <a href="/">sign in with your passkey</a>. If not, ask the engineer who runs the desk for its newest link.</p>`
    : `<p>It opens by a link that its terminal shows. Each link works once, and a session lasts for twelve hours. What you typed is kept in this browser.</p>
<p><strong>What to do:</strong> go to the terminal in which the desk runs, and open the newest link that it shows.
If it runs no more, start it again: <code>npm run site -- desk</code></p>`;
  return htmlDocument(
    'The desk is closed',
    `<style nonce="${nonce}">${CLOSED_STYLE}</style>`,
    `<main><h1>This desk is closed to you</h1>
${said}</main>`,
  );
}

const CLOSED_STYLE = `:root{color-scheme:light dark}body{margin:0;background:#fdf7ea;color:#1c1b33;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:12vh auto;padding:0 1.5rem}h1{line-height:1.15}a{color:inherit}
@media(prefers-color-scheme:dark){body{background:#14152a;color:#f7ecd4}}`;

/** The frame of a document. @param head after its title; as `title` and `body`, markup */
function htmlDocument(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${head}</head><body>${body}</body></html>`;
}
