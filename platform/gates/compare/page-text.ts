import { PAGE_DEPLOYMENT_ID, type PageDeployment } from '@site/shared/contracts';
import { type PageElement, elementsOf, isPreviewBanner, parsePage, spaced, wordsOf } from '@site/composer';
import { lookOf } from './page-look';

/** The smallest piece of a page that a reader would call one: a paragraph, a list item, a row of a table. */
export interface TextBlock {
  kind: 'heading' | 'text' | 'item' | 'row' | 'picture' | 'link' | 'label';
  /** The words; for a picture its text alternative, for a link where it leads, for a button without words what it is called. */
  text: string;
  /** 1 to 6 for a heading. */
  level?: number;
  /** Of a row: the words of each cell. */
  cells?: string[];
  /** Whether a row holds the names of the columns. */
  isHead?: boolean;
  /** The words of a link; the file of a picture, without its release. */
  label?: string;
  /** What is outside of `main` and is no header or footer belongs to the one that is nearer. */
  region: 'header' | 'main' | 'footer';
  /** The headings that it stands under, from the second level down: `['5. User rights', '5.2 How to ask']`. */
  under: string[];
}

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
  /** By this, pages with the same words that look another way are told: {@link lookOf}. */
  look: string;
  /** The deployment that the page carries; null for a page that carries none. */
  deployment: PageDeployment | null;
}

/** Reads a page as it was composed. Links of a preview are told as those of the site. */
export function readPageText(html: string): PageText {
  const document = parsePage(html);
  const script = elementsOf(document, 'script').findLast(({ attribs }) => attribs.id === PAGE_DEPLOYMENT_ID);
  const deployment = script ? (JSON.parse(script.children.join('')) as PageDeployment) : null;
  return {
    language: elementsOf(document, 'html')[0]?.attribs.lang ?? null,
    title: wordsOf(elementsOf(document, 'title')[0]),
    description: metaOf(document, 'description'),
    canonical:
      elementsOf(document, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? null,
    noindex: /noindex/.test(metaOf(document, 'robots')),
    blocks: new BlockReader(deployment?.basePath ?? '').read(document),
    look: lookOf(document, deployment?.basePath ?? ''),
    deployment,
  };
}

function metaOf(document: PageElement, name: string): string {
  const meta = elementsOf(document, 'meta').find(({ attribs }) => attribs.name === name);
  return spaced(meta?.attribs.content ?? '');
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const INLINE = new Set(
  'a abbr b bdi br button cite code del em i ins kbd label mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);
/** A heading counts up to the end of the innermost of these that it stands in. */
const SECTIONING = new Set(['article', 'aside', 'footer', 'header', 'main', 'nav', 'section']);

/** Reads all that a page says, in reading order. */
class BlockReader {
  readonly #blocks: TextBlock[] = [];
  #words = '';
  #following: Pick<TextBlock, 'kind' | 'text' | 'label'>[] = [];
  #cells: { words: string; isColumnName: boolean }[] = [];
  #region: TextBlock['region'] = 'main';
  #headings: { level: number; text: string }[] = [];

  /** @param basePath what addresses within the site begin with */
  constructor(private readonly basePath: string) {}

  read(document: PageElement): TextBlock[] {
    if (elementsOf(document, 'main').length > 0) this.#region = 'header';
    this.#readChildren(document.children, 'text');
    this.#endBlock('text');
    return this.#blocks;
  }

  #readChildren(children: PageElement['children'], kind: TextBlock['kind']): void {
    let afterElement = false;
    for (const child of children) {
      if (typeof child === 'string') this.#words += child;
      else if (!UNSEEN.has(child.name) && !('hidden' in child.attribs) && !isPreviewBanner(child)) {
        // Neighbours without a word between them stand apart on the screen, by a margin or on lines of their own.
        if (afterElement) this.#words += ' ';
        this.#readElement(child, kind);
      }
      afterElement = typeof child !== 'string';
    }
  }

  #readElement(element: PageElement, kind: TextBlock['kind']): void {
    if (element.name === 'img') this.#addPicture(element);
    else if (element.name === 'a') this.#readLink(element, kind);
    else if (element.name === 'button' && wordsOf(element) === '') this.#addLabel(element);
    else if (kind === 'row') this.#readCell(element);
    else if (element.name === 'dt') this.#readTerm(element);
    else if (element.name === 'dd') this.#readDescription(element);
    else if (INLINE.has(element.name)) this.#readChildren(element.children, kind);
    else if (SECTIONING.has(element.name)) this.#readSection(element);
    else this.#readBlock(element);
  }

  #readBlock(element: PageElement): void {
    this.#endBlock('text');
    const level = /^h([1-6])$/.exec(element.name)?.[1];
    const kind = level ? 'heading' : element.name === 'tr' ? 'row' : element.name === 'li' ? 'item' : 'text';
    if (level) this.#headings = this.#headings.filter((heading) => heading.level < Number(level));
    const [start, headings] = [this.#blocks.length, this.#headings];
    this.#readChildren(element.children, kind);
    this.#endBlock(kind, level ? Number(level) : undefined);
    if (kind !== 'item') return;
    this.#placeUnderOwnHeading(start);
    this.#headings = headings;
  }

  /**
   * What stands before the heading of an entry, such as its picture, belongs to it; of several headings of one level, to none.
   * @param start the first block of the entry
   */
  #placeUnderOwnHeading(start: number): void {
    const own = this.#blocks.slice(start);
    const first = own.findIndex(({ kind }) => kind === 'heading');
    if (own.filter(({ level }) => level && level <= own[first]!.level!).length > 1) return;
    for (const block of own.slice(0, Math.max(0, first))) block.under = own[first]!.under;
  }

  #readSection(element: PageElement): void {
    this.#endBlock('text');
    const { attribs, name, children } = element;
    const [region, headings, start] = [this.#region, this.#headings, this.#blocks.length];
    if ((name === 'footer' || name === 'header') && !isWithin(element, 'main')) this.#region = name;
    if (name === 'main') this.#region = 'main';
    if (attribs['aria-label'] && name !== 'article')
      this.#headings = [...headings, { level: 2, text: spaced(attribs['aria-label']) }];
    this.#readChildren(children, 'text');
    this.#endBlock('text');
    if (name === 'article') this.#placeUnderOwnHeading(start);
    [this.#region, this.#headings] = [name === 'main' ? 'footer' : region, headings];
  }

  #readCell(element: PageElement): void {
    if (element.name !== 'td' && element.name !== 'th') return this.#readChildren(element.children, 'row');
    if (this.#words.trim() !== '') this.#words = `${this.#words.trimEnd()} · `;
    const start = this.#words.length;
    this.#readChildren(element.children, 'row');
    const words = spaced(this.#words.slice(start));
    this.#cells.push({ words, isColumnName: element.attribs.scope === 'col' });
  }

  /** A term and its first description are one piece: `Version: 2`. */
  #readTerm({ children }: PageElement): void {
    this.#endBlock('text');
    this.#readChildren(children, 'text');
    this.#words = `${this.#words.trimEnd()}: `;
  }

  #readDescription({ children }: PageElement): void {
    this.#readChildren(children, 'text');
    this.#endBlock('text');
  }

  #readLink(element: PageElement, kind: TextBlock['kind']): void {
    const start = this.#words.length;
    this.#readChildren(element.children, kind);
    const href = element.attribs.href;
    if (href === undefined) return;
    const label = spaced(this.#words.slice(start)) || labelOf(element);
    const isInside = this.basePath !== '' && href.startsWith(this.basePath);
    const text = isInside ? href.slice(this.basePath.length) || '/' : href;
    this.#following.push({ kind: 'link', text, label });
  }

  #addLabel(element: PageElement): void {
    const text = labelOf(element);
    if (text !== '') this.#following.push({ kind: 'label', text });
  }

  #addPicture({ attribs }: PageElement): void {
    this.#endBlock('text');
    const file = (attribs.src ?? '').replace(/^.*\//, '');
    this.#add({ kind: 'picture', text: spaced(attribs.alt ?? ''), label: file });
  }

  /** Closes what was read since the last block; its links, and the names of its buttons, follow it. */
  #endBlock(kind: TextBlock['kind'], level?: number): void {
    const [words, following, cells] = [spaced(this.#words), this.#following, this.#cells];
    [this.#words, this.#following, this.#cells] = ['', [], []];
    if (words !== '') {
      if (level && level > 1) this.#headings = [...this.#headings, { level, text: words }];
      this.#add({ kind, text: words, ...(level && { level }), ...(cells.length > 0 && rowOf(cells)) });
    }
    for (const block of following) this.#add(block);
  }

  #add(block: Omit<TextBlock, 'region' | 'under'>): void {
    this.#blocks.push({ ...block, region: this.#region, under: this.#headings.map(({ text }) => text) });
  }
}

/** What an element without words is called. */
const labelOf = ({ attribs }: PageElement) => spaced(attribs['aria-label'] ?? '');

function rowOf(cells: { words: string; isColumnName: boolean }[]): Pick<TextBlock, 'cells' | 'isHead'> {
  const isHead = cells.every(({ isColumnName }) => isColumnName);
  return { cells: cells.map(({ words }) => words), ...(isHead && { isHead }) };
}

function isWithin(element: PageElement, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (parent.name === name) return true;
  }
  return false;
}
