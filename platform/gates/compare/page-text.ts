import { PAGE_DEPLOYMENT_ID, type PageDeployment } from '@site/shared/contracts';
import { type PageElement, elementsOf, parsePage, spaced, wordsOf } from '@site/composer';
import { readBlocks, type TextBlock } from './read-blocks';

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
  const document = parsePage(html);
  const deployment = readDeployment(document);
  return {
    language: elementsOf(document, 'html')[0]?.attribs.lang ?? null,
    title: wordsOf(elementsOf(document, 'title')[0]),
    description: metaOf(document, 'description'),
    canonical:
      elementsOf(document, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? null,
    noindex: /noindex/.test(metaOf(document, 'robots')),
    blocks: readBlocks(document, deployment?.basePath ?? ''),
    deployment,
  };
}

function readDeployment(document: PageElement): PageDeployment | null {
  const script = elementsOf(document, 'script').findLast(({ attribs }) => attribs.id === PAGE_DEPLOYMENT_ID);
  return script ? (JSON.parse(script.children.join('')) as PageDeployment) : null;
}

function metaOf(document: PageElement, name: string): string {
  const meta = elementsOf(document, 'meta').find(({ attribs }) => attribs.name === name);
  return spaced(meta?.attribs.content ?? '');
}
