/** The id of the place of a page that an author is changing: a fragment of the page's address leads there. */
const PLACE = 'edited';

/** What a page shows otherwise than it is written: values in braces, marks, links. */
const FILLED = /\{[^{}]*\}|\*\*|\]\([^)]*\)|\[/;

/** Shorter pieces stand in many places. */
const SHORTEST = 3;

/** The document with a mark where a text is shown; without one where it is not found in the page's own words. */
export function markPlace(html: string, text: string): string {
  const at = placeInPage(html, text);
  return at === null ? html : `${html.slice(0, at)}<span id="${PLACE}"></span>${html.slice(at)}`;
}

/** Where a text is shown among the page's own words; null where it is not. */
export function placeInPage(html: string, text: string): number | null {
  const [piece = ''] = text
    .split(FILLED)
    .map((part) => part.trim())
    .sort((one, other) => other.length - one.length);
  if (piece.length < SHORTEST) return null;
  const markup = asMarkup(piece);
  const body = html.indexOf('<main');
  for (let at = html.indexOf(markup, body); at >= 0; at = html.indexOf(markup, at + 1))
    if (html.lastIndexOf('>', at) > html.lastIndexOf('<', at)) return at;
  return null;
}

/** As React writes text. */
function asMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
