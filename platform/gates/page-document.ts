import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import { filter, innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { ComposedPage } from '@site/composer';

/** A composed page, parsed. */
export interface PageDocument {
  /** `index.html` */
  file: string;
  /** Path below the base path; for "not found", `/404` or `/kn/404`. */
  path: string;
  page: ComposedPage;
  document: Document;
}

/** Parses every page once, for all gates. */
export function parsePages(pages: ComposedPage[]): PageDocument[] {
  return pages.map((page) => ({
    file: page.file,
    path: page.path,
    page,
    document: parseDocument(page.html),
  }));
}

/** By node: every gate walks through the pages, and some through each part of them. */
const found = new WeakMap<AnyNode, Element[]>();

/** All elements, or those of a name, in the order of the page; of an element, it and all within. */
export function elementsOf(node: AnyNode, name?: string): Element[] {
  const all = found.get(node) ?? (filter(isTag, node) as Element[]);
  found.set(node, all);
  return name ? all.filter((element) => element.name === name) : all;
}

/** The words of an element, without its scripts and styles, with white space as a browser shows it. */
export function wordsOf(element: Element | undefined): string {
  return element ? spaced(innerText(element)) : '';
}

/** Words with white space as a browser shows it. */
export function spaced(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
