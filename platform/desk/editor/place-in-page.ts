import type { ContentValues } from '@site/shared/content/content-value';
import { type PartName, parts } from '@site/shared/federation';
import { wordsOf } from '@site/shared/translations/words';
import type { ParsedContent } from '@site/shared/working-copy/content-file';
import { fileOfPath } from '@site/addresses';
import { readDeployedFiles, readLiveDeployment } from '@site/ledger';
import { nullIfRefused } from '@site/errors';
import type { Store } from '@site/store';
import { escape } from '@site/text';

/** The id of the place of a page that an author is changing: a fragment of the page's address leads there. */
const PLACE = 'edited';

/** What a page shows otherwise than it is written: values in braces, marks, links. */
const FILLED = /\{[^{}]*\}|\*\*|\]\([^)]*\)|\[/;

/** Shorter pieces stand in many places. */
const SHORTEST = 3;

/**
 * The document with a mark where the first of these texts is shown that is; without one where none is. An entry whose picture is
 * above its words is marked from its beginning.
 */
export function markPlace(html: string, texts: string[]): string {
  const at = firstPlace(html, texts);
  if (at === null) return html;
  const entry = entryWithPicture(html, at);
  if (entry === null) return `${html.slice(0, at)}<span id="${PLACE}"></span>${html.slice(at)}`;
  const name = entry + '<li'.length;
  return `${html.slice(0, name)} id="${PLACE}"${html.slice(name)}`;
}

/** Where the entry of a list begins that has a picture before this place; null where none has. */
function entryWithPicture(html: string, at: number): number | null {
  const before = html.slice(0, at);
  const entry = Math.max(before.lastIndexOf('<li>'), before.lastIndexOf('<li '));
  const isOpen = entry > before.lastIndexOf('</li>');
  return isOpen && before.includes('<img', entry) ? entry : null;
}

/** Texts by which the place of a value is found: those of the entry that it is in, or its own; then those around. @param path `hero.badges[0].icon` */
export function textsNear(values: ContentValues, path: string): string[] {
  const words = wordsOf(values, '');
  const texts: string[] = [];
  const entry = /^.*\]/.exec(path)?.[0] ?? path;
  for (let around = entry; around; around = around.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, ''))
    for (const { path: own, text } of words)
      if (own.startsWith(around) && /^($|[.[])/.test(own.slice(around.length))) texts.push(text);
  return texts;
}

/** Where the words of a content file begin on a page, without what the list of versions says of them; null where it shows none of them. */
export function placeOfContent(html: string, { name, value }: Pick<ParsedContent, 'name' | 'value'>) {
  const texts = wordsOf({ ...value, changes: [] }, name).map(({ text }) => text);
  return firstPlace(html, texts);
}

function firstPlace(html: string, texts: string[]): number | null {
  return texts.reduce<number | null>((found, text) => found ?? placeInPage(html, text), null);
}

/** Where a text is shown among the page's own words; null where it is not. */
function placeInPage(html: string, text: string): number | null {
  const pieces = text.split(FILLED).map((part) => part.trim());
  const [piece = ''] = pieces.sort((one, other) => other.length - one.length);
  if (piece.length < SHORTEST) return null;
  // As React writes text.
  const markup = escape(piece).replaceAll('&#39;', '&#x27;');
  const body = html.indexOf('<main');
  for (let at = html.indexOf(markup, body); at >= 0; at = html.indexOf(markup, at + 1))
    if (html.lastIndexOf('>', at) > html.lastIndexOf('<', at)) return at;
  return null;
}

/** The page of a part as it is live, in English; '' where there is none. */
export async function livePage(store: Store, part: string): Promise<string> {
  const [path = '/'] = Object.keys(parts[part as PartName]?.pages ?? {});
  // What is wrong with the store, its own screens say.
  const site = await readLiveDeployment(store)
    .then((live) => live && readDeployedFiles(store, live))
    .catch(nullIfRefused);
  return site?.files.get(fileOfPath(path)!.name)?.toString() ?? '';
}
