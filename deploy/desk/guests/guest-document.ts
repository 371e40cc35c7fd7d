import { escape } from '../../text/escape';
import { personName } from '../../text/table';
import { plainTime } from '../../text/time';
import { htmlDocument } from '../ui/documents';
import { commentsSection, type GuestComments } from './guest-comments-document';
import { fill, guest as words, type Notice, pageName } from './guest.content';

/** What a guest's page shows. */
export interface GuestPage {
  author: string;
  /** Why the release was published. */
  message: string;
  until: string;
  /** Path of the link. */
  base: string;
  /** Addresses of the preview's pages: `/`, `/privacy-policy`. */
  pages: string[];
  /** Null where the link takes none. */
  comments: GuestComments | null;
}

/** The page that a guest link opens: what it is and until when, and the preview in a frame. It holds no script. */
export function guestDocument(
  { author, message, until, base, pages, comments }: GuestPage,
  nonce: string,
): string {
  const site = `${base}/site`;
  const links = pages.map(
    (path) => `<li><a href="${escape(site + path)}" target="preview">${escape(pageName(path))}</a></li>`,
  );
  return page(
    words.title,
    nonce,
    `<p>${escape(fill(words.what, { author: personName(author), message }))}</p>
<p>${escape(fill(words.until, { until: plainTime(until) }))}</p>`,
    `<nav aria-label="${words.pages}"><ul>${links.join('')}</ul></nav>
<iframe name="preview" title="${words.frame}" src="${escape(`${site}/`)}" sandbox="allow-same-origin"></iframe>
<p class="soft">${escape(words.still)} <a href="${escape(`${site}/`)}" target="_blank" rel="noreferrer">${words.alone}</a></p>${comments ? commentsSection(comments) : ''}`,
  );
}

/** A page with one sentence and a way on. */
export function guestNotice({ title, text, remedy }: Notice, nonce: string): string {
  return page(title, nonce, '', `<p>${escape(text)} ${escape(remedy)}</p>`);
}

function page(title: string, nonce: string, head: string, main: string): string {
  return htmlDocument(
    escape(title),
    `<meta name="robots" content="noindex"><style nonce="${nonce}">${STYLE}</style>`,
    `<header><h1>${escape(title)}</h1>${head}</header><main>${main}</main>`,
  );
}

/** The desk's paints (`shared/theme/tokens.ts`), by day and by night. */
const STYLE = `:root{color-scheme:light dark;--bg:#fdf7ea;--text:#1c1b33;--soft:#504c62;--link:#96200f;--board:#1c1b33;--line:#1c1b33;--focus:#1f5aa6;--field:#fff;--action:#b92a19;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#14152a;--text:#f7ecd4;--soft:#c3bba9;--link:#f4a71d;--board:#1f2140;--line:#6a6c99;--focus:#f4a71d;--field:#1f2140;--action:#f4a71d;--on:#1c1b33}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header{background:var(--board);color:#f7ecd4;border-bottom:4px solid #f4a71d}header,main{padding:1rem max(1rem,calc((100vw - 74rem)/2))}
h1,h2{line-height:1.15;margin:0 0 .5rem}h1{font-size:1.5rem}h2{font-size:1.25rem;margin-top:2rem}p{margin:.25rem 0;max-width:42rem}
a{color:var(--link)}.soft{color:var(--soft)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;list-style:none;margin:0 0 .75rem;padding:0}nav a{display:inline-block;padding:.5rem 0}
iframe{display:block;width:100%;height:min(75vh,56rem);border:2px solid var(--line);border-radius:.375rem;background:#fff;margin-bottom:.75rem}
form{display:grid;gap:1rem;max-width:42rem;margin-top:1rem}label{display:grid;gap:.25rem;font-weight:600}
input,select,textarea,button{font:inherit;font-weight:400;padding:.5rem .75rem;border:2px solid var(--line);border-radius:.375rem;background:var(--field);color:var(--text);min-width:0}
button{justify-self:start;min-height:2.75rem;font-weight:600;background:var(--action);color:var(--on);cursor:pointer}
.alert{border-left:4px solid var(--action);padding-left:.75rem}.said{list-style:none;padding:0}.said li{border-top:1px solid var(--line);padding:.75rem 0;max-width:42rem}
blockquote{margin:.5rem 0 0;padding-left:.75rem;border-left:3px solid #f4a71d}`;
