import { PAGE_DEPLOYMENT_ID, type PageDeployment } from '@site/shared/contracts';
import type { Document, Element } from 'domhandler';
import { findAll, findOne, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { collapse, readBlocks, type TextBlock } from './read-blocks';

/** What a visitor reads on a composed page, in reading order, without its markup. */
export interface PageText {
  /** As the document says it, such as `kn-IN`; null where it says none. */
  language: string | null;
  title: string;
  /** For search results and link previews. */
  description: string;
  /** The address that search engines are told; null for a page that has none. */
  canonical: string | null;
  /** Whether search engines are asked to leave the page out. */
  noindex: boolean;
  blocks: TextBlock[];
  /** The deployment that the page carries; null for a page that carries none. */
  deployment: PageDeployment | null;
}

/** Reads a page as it was composed. Links of a preview are told as those of the site. */
export function readPageText(html: string): PageText {
  const document = parseDocument(html);
  const deployment = readDeployment(document);
  return {
    language: getElementsByTagName('html', document, true, 1)[0]?.attribs.lang ?? null,
    title: collapse(textContent(getElementsByTagName('title', document, true, 1))),
    description: metaOf(document, 'description') ?? '',
    canonical: linkOf(document, 'canonical'),
    noindex: /noindex/.test(metaOf(document, 'robots') ?? ''),
    blocks: readBlocks(document, deployment?.basePath ?? ''),
    deployment,
  };
}

function readDeployment(document: Document): PageDeployment | null {
  const isBlock = ({ name, attribs }: Element) => name === 'script' && attribs.id === PAGE_DEPLOYMENT_ID;
  const script = findAll(isBlock, document.children).at(-1);
  return script ? (JSON.parse(textContent(script)) as PageDeployment) : null;
}

function metaOf(document: Document, name: string): string | null {
  const meta = find(document, (element) => element.name === 'meta' && element.attribs.name === name);
  return meta && collapse(meta.attribs.content ?? '');
}

function linkOf(document: Document, rel: string): string | null {
  const link = find(document, (element) => element.name === 'link' && element.attribs.rel === rel);
  return link?.attribs.href ?? null;
}

function find(document: Document, test: (element: Element) => boolean): Element | null {
  return findOne(test, document.children);
}
