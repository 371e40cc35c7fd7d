import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { PageHash } from '../authority/statement';
import type { ComposedPage } from './compose-page';
import { ownerOf } from './site-routes';

/**
 * What a page shows to whoever reads it: its HTML, byte for byte, without scripts, styles, links to files and policies. What is
 * left follows from two releases alone, the shell's and its own part's, on any machine; what is left out names releases of
 * other parts, and the bytes of a picture that was painted.
 */
export function shownOf(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  let shown = '';
  let from = 0;
  for (const { startIndex, endIndex } of findAll(isLeftOut, document.children)) {
    // What stands inside another went with it.
    if (startIndex! >= from) shown += html.slice(from, startIndex!);
    from = Math.max(from, endIndex! + 1);
  }
  return shown + html.slice(from);
}

/** SHA-256 of what a page shows, in hexadecimal. */
export function hashOfShown(html: string): string {
  return createHash('sha256').update(shownOf(html)).digest('hex');
}

/** What each page shows, by its hash. */
export function pageHashes(pages: ComposedPage[]): PageHash[] {
  return pages.map(({ file, route, html }) => ({ file, part: ownerOf(route), sha256: hashOfShown(html) }));
}

function isLeftOut({ name, attribs }: Element): boolean {
  if (name === 'meta') return 'http-equiv' in attribs || attribs.property === 'og:image';
  return ['script', 'style', 'link'].includes(name);
}
