import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import { filter, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { NOT_FOUND_FILE, pageFile } from '../compose/compose-site';
import type { ComposedPage } from '../compose/compose-page';

/** A composed page, parsed. */
export interface PageDocument {
  /** `index.html` */
  file: string;
  /** Path below the base path; for "not found", `/404`. */
  path: string;
  page: ComposedPage;
  document: Document;
}

/** Parses every page once, for all gates. */
export function parsePages(pages: ComposedPage[]): PageDocument[] {
  return pages.map((page) => ({
    file: page.route ? pageFile(page.route.path) : NOT_FOUND_FILE,
    path: page.route?.path ?? '/404',
    page,
    document: parseDocument(page.html),
  }));
}

/** All elements of a name, in the order of the page. */
export function elementsOf(document: AnyNode, name: string): Element[] {
  return filter((node) => isTag(node) && node.name === name, document) as Element[];
}

/** The words of an element, with white space as a browser shows it. */
export function wordsOf(node: AnyNode | undefined): string {
  return node ? textContent(node).replace(/\s+/g, ' ').trim() : '';
}
