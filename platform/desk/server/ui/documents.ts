import type { BuiltScreens } from './built-screens';

/** Every screen begins with them: they are made while its scripts are on their way. `crossorigin` is how scripts ask, also of their own origin. */
const FIRST_ANSWERS = ['now', 'acts']
  .map((path) => `<link rel="preload" as="fetch" href="/api/v1/${path}" crossorigin>`)
  .join('');

/**
 * The document of all screens. Styles go into elements with the nonce, which a script reads from its own element.
 * @param isSignedIn else the same scripts draw how to sign in
 */
export function screensDocument(
  { main, imports, icon }: BuiltScreens,
  nonce: string,
  isSignedIn: boolean,
): string {
  const modules = imports.map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  return htmlDocument(
    'The desk',
    `${isSignedIn ? FIRST_ANSWERS : ''}${modules}<link rel="icon" href="${icon}"><script type="module" src="${main}" nonce="${nonce}"></script>`,
    `<div id="desk"${isSignedIn ? '' : ' data-signed-out'}></div>`,
  );
}

/**
 * Sent with the cookie of a session. It goes on by itself: a browser does not send a `SameSite=Strict` cookie with the
 * redirection of a link that was clicked in a chat.
 * @param screen where it goes on
 */
export function openedDocument(screen: string): string {
  return htmlDocument(
    'The desk',
    `<meta http-equiv="refresh" content="0;url=${screen}">`,
    `<p><a href="${screen}">Go to the desk</a></p>`,
  );
}

/** For a visitor without a session. */
export function closedDocument(nonce: string): string {
  return htmlDocument(
    'The desk is closed',
    `<style nonce="${nonce}">${CLOSED_STYLE}</style>`,
    `<main><h1>This desk is closed to you</h1>
<p>It opens by a link that its terminal shows. Each link works once, and a session lasts for twelve hours. What you typed is kept in this browser.</p>
<p><strong>What to do:</strong> go to the terminal in which the desk runs, and open the newest link that it shows.
If it runs no more, start it again: <code>npm run site -- desk</code></p></main>`,
  );
}

const CLOSED_STYLE = `:root{color-scheme:light dark}body{margin:0;background:#fdf7ea;color:#1c1b33;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:12vh auto;padding:0 1.5rem}h1{line-height:1.15}
@media(prefers-color-scheme:dark){body{background:#14152a;color:#f7ecd4}}`;

/** The frame of a document. @param head after its title; as `title` and `body`, markup */
function htmlDocument(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${head}</head><body>${body}</body></html>`;
}
