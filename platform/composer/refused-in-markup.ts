import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, type Token } from 'parse5';
import { elementOf, elementsOf, type PageElement } from './page-tree';

/**
 * Elements that run code, load or embed something, or change how the document around them is read; and what no difference and no
 * proof has as it is seen: words of drawings, and words that are turned around. React escapes `<` in texts and attributes, so they are looked for as text: no parser may overlook
 * what a browser would find.
 */
const REFUSED_ELEMENT =
  /<(script|style|iframe|frame|frameset|fencedframe|object|embed|applet|portal|base|meta|link|noscript|noembed|noframes|template|plaintext|xmp|listing|foreignobject|animate\w*|set|text|bdo|html|head|body)(?=[\s/>])/i;

/** What React writes: comments between texts, tags with their values in quotes, and few entities. All parsers read these alike. */
const PIECES = /<!--[^<>-]*-->|<\/?[a-z][\w:-]*(?:\s+[^\s"'<>/=]+="[^"<>]*")*\s*\/?>/gi;
const ENTITIES = /&(amp|lt|gt|quot|#x27);/g;

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data']);

/** Where a link may lead by its scheme; a picture may also be in its own address. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** As deep as browsers nest elements. Whatever reads a page here takes time by the square of its depth. */
const MAX_DEPTH = 512;

class TooDeep extends Error {}

/** A page's markup that may stand in the document; or what must not be in it, with its name: `<script>`, `onclick="…"`. */
type ReadMarkup = { main: PageElement; refused: null } | { refused: string };

/** Reads a page's markup as browsers read it (HTML §13.2), in its place, so that what a browser would find there is found. */
export function readMarkup(markup: string): ReadMarkup {
  const element = REFUSED_ELEMENT.exec(markup)?.[1];
  if (element) return { refused: `<${element}>` };
  const [, odd] = /([<&].{0,40})/s.exec(markup.replace(ENTITIES, '').replace(PIECES, '')) ?? [];
  if (odd)
    return {
      refused: `${JSON.stringify(odd)}, which is not as React writes it and can be read in several ways`,
    };
  try {
    const { document, tags } = documentAround(markup);
    const attribute = tags.flatMap(({ attrs }) => attrs).find(isRefused);
    if (attribute) return { refused: `${attribute.name}="${attribute.value.slice(0, 40)}"` };
    const main = mainOf(document);
    return main ? { main, refused: null } : { refused: 'something that does not end in its place' };
  } catch (error) {
    if (error instanceof TooDeep) return { refused: `elements that lie in ${MAX_DEPTH} others` };
    throw error;
  }
}

const AFTER = 'What is after the page';

/** Notes every tag, also those that it drops where they are: browsers of today keep some of them, as in a `<select>`. */
class TagParser extends Parser<DefaultTreeAdapterMap> {
  readonly tags: Token.TagToken[] = [];

  override onStartTag(token: Token.TagToken): void {
    this.tags.push(token);
    super.onStartTag(token);
  }
}

/** A document that has the markup where pages have it, and all tags. @throws TooDeep */
function documentAround(markup: string): { document: PageElement; tags: Token.TagToken[] } {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  const parser = new TagParser({ treeAdapter });
  const html = `<!doctype html><body><div><main><div>${markup}</div></main><footer>${AFTER}</footer></div>`;
  parser.tokenizer.write(html, true);
  return { document: elementOf(parser.document), tags: parser.tags };
}

/** The main part, if the page's place is closed with it: an open comment or `<b>`, or an end tag more, would reach what is around it. */
function mainOf(document: PageElement): PageElement | null {
  const [frame] = childrenOf(elementsOf(document, 'body')[0], 'div');
  const [main, footer] = childrenOf(frame, 'main', 'footer');
  const [page] = childrenOf(main, 'div');
  return page && footer?.children.join() === AFTER ? main! : null;
}

/** The children of an element, where they are elements of these names. */
function childrenOf(element: PageElement | undefined, ...names: string[]): PageElement[] {
  const found = element?.children.map((child) => (typeof child === 'string' ? '' : child.name));
  return found?.join() === names.join() ? (element!.children as PageElement[]) : [];
}

function isRefused({ name, value }: Token.Attribute): boolean {
  return name.startsWith('on') || name === 'srcdoc' || (ADDRESSES.has(name) && leadsAstray(name, value));
}

/** Browsers leave out spaces and control characters in front of and inside the scheme. */
function leadsAstray(name: string, address: string): boolean {
  const [, scheme, rest = ''] = /^([a-z][\w+.-]*):(.*)/is.exec(address.replace(/[\u0000-\u0020]/g, '')) ?? [];
  const isPicture = name === 'src' && scheme?.toLowerCase() === 'data' && rest.startsWith('image/');
  return scheme !== undefined && !isPicture && !SCHEMES.includes(scheme.toLowerCase());
}
