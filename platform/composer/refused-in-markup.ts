import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Elements that run code, load or embed something, or change how the document around them is read. React escapes `<` in
 * texts and attributes, so they are looked for as text: no parser may overlook what a browser would find.
 */
const REFUSED_ELEMENT =
  /<(script|style|iframe|frame|frameset|object|embed|applet|portal|base|meta|link|noscript|noembed|noframes|template|plaintext|xmp|listing|foreignobject|animate|set|html|head|body)(?=[\s/>])/i;

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data']);

/** As deep as browsers nest elements. Whatever reads a page here takes time by the square of its depth. */
const MAX_DEPTH = 512;

class TooDeep extends Error {}

/**
 * What must not be in a page's markup, with its name: `<script>`, `onclick="…"`; null when there is nothing. Read as browsers
 * read it (HTML §13.2), in its place, so that what a browser would find there is found.
 */
export function refusedInMarkup(markup: string): string | null {
  const element = REFUSED_ELEMENT.exec(markup)?.[1];
  if (element) return `<${element}>`;
  try {
    const body = bodyAround(markup);
    return refusedAttribute(body) ?? (staysInPlace(body) ? null : 'something that does not end in its place');
  } catch (error) {
    if (error instanceof TooDeep) return `elements that lie in ${MAX_DEPTH} others`;
    throw error;
  }
}

const AFTER = 'What is after the page';

/** The body of a document that has the markup where pages have it. @throws TooDeep */
function bodyAround(markup: string): Node {
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
  const html = `<!doctype html><body><main>${markup}</main><footer>${AFTER}</footer>`;
  return childrenOf(childrenOf(parse(html, { treeAdapter }))[1]!)[1]!;
}

/** Whether the page's place is closed with it: an open comment or `<b>`, or a second `</main>`, would reach what is after it. */
function staysInPlace(body: Node): boolean {
  const [main, footer, ...others] = childrenOf(body);
  const [words, ...more] = footer ? childrenOf(footer) : [];
  return (
    main?.nodeName === 'main' &&
    footer?.nodeName === 'footer' &&
    words?.nodeName === '#text' &&
    [...others, ...more].length === 0
  );
}

function refusedAttribute(node: Node): string | null {
  const attributes = 'attrs' in node ? node.attrs : [];
  const found = attributes.find(
    ({ name, value }) =>
      name.startsWith('on') || name === 'srcdoc' || (ADDRESSES.has(name) && leadsToCode(value)),
  );
  if (found) return `${found.name}="${found.value.slice(0, 40)}"`;
  for (const child of childrenOf(node)) {
    const inside = refusedAttribute(child);
    if (inside) return inside;
  }
  return null;
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Browsers leave out spaces and control characters in front of and inside the scheme. */
function leadsToCode(address: string): boolean {
  return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\u0000-\u0020]/g, ''));
}
