import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** An element of a page. */
export interface PageElement {
  name: string;
  attribs: Partial<Record<string, string>>;
  /** Elements, and words as a browser has them. */
  children: (PageElement | string)[];
  parent: PageElement | null;
  /** Itself and all elements within it, in the order of the page, once they were asked for: every gate walks through the pages. */
  all?: PageElement[];
}

/** A page as browsers read it (HTML §13.2), without comments; what is in a template is among its children. */
export function parsePage(html: string): PageElement {
  return elementOf(parse(html, { scriptingEnabled: false }));
}

/** What the parser found. */
export function elementOf(
  node: DefaultTreeAdapterMap['parentNode'],
  parent: PageElement | null = null,
): PageElement {
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [];
  const element: PageElement = {
    name: node.nodeName,
    attribs: Object.fromEntries(attributes) as PageElement['attribs'],
    children: [],
    parent,
  };
  for (const child of ('content' in node ? node.content : node).childNodes) {
    if ('childNodes' in child) element.children.push(elementOf(child, element));
    else if ('value' in child) element.children.push(child.value);
  }
  return element;
}

/** An element and all within it, or those of a name, in the order of the page. */
export function elementsOf(element: PageElement, name?: string): PageElement[] {
  const all = (element.all ??= collected(element, []));
  return name ? all.filter((one) => one.name === name) : all;
}

function collected(element: PageElement, into: PageElement[]): PageElement[] {
  into.push(element);
  for (const child of element.children) if (typeof child !== 'string') collected(child, into);
  return into;
}

/** The words of an element, without those of scripts and styles, with white space as a browser shows it. */
export function wordsOf(element: PageElement | undefined): string {
  return element ? spaced(textIn(element)) : '';
}

function textIn({ name, children }: PageElement): string {
  if (name === 'script' || name === 'style') return '';
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

/** Words with white space as a browser shows it. */
export function spaced(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** What a preview says of itself is next to the page's own tree, where no release can put anything. */
export function isPreviewBanner({ name, parent }: PageElement): boolean {
  return name === 'dialog' && parent?.name === 'body';
}
