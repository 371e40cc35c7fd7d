import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import { filter, innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { ComposedPage } from '@site/composer';

/** A composed page, parsed. */
export interface PageDocument {
  /** Path below the base path; for "not found", `/404` or `/kn/404`. */
  path: string;
  page: ComposedPage;
  /** All of it, or its main part alone. */
  document: Document;
}

/**
 * Parses every page once, for all gates.
 * @param isMainAlone whether the frame around the pages was checked when its shell went live
 */
export function parsePages(pages: ComposedPage[], isMainAlone = false): PageDocument[] {
  return pages.map((page) => ({
    path: page.path,
    page,
    document: parseDocument(isMainAlone ? mainOf(page.html) : page.html),
  }));
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
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

/** A tag of a composed page; of a style sheet also its text. */
export interface Tag {
  name: string;
  attribs: Partial<Record<string, string>>;
  code: string;
}

/** As React and composing write: values in double quotes, and few entities. A release's page that is written otherwise was refused. */
const TAG =
  /<(style|script)\b([^>]*)>([^]*?)<\/\1>|<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** All tags in the order of the page, without the work of parsing it. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name, before = '', code = '', other, after = '']) => ({
    name: (name ?? other)!,
    attribs: Object.fromEntries(
      [...(before || after).matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, decoded(value!)]),
    ),
    code,
  }));
}

function decoded(text: string): string {
  return text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!)
    : text;
}
