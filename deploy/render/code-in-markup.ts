import { Parser } from 'htmlparser2';

/** Elements that run code, load or embed something, or change how the document around them is read. */
const REFUSED_ELEMENTS = new Set([
  ...['script', 'style', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal'],
  ...['base', 'meta', 'link', 'noscript', 'foreignobject', 'animate', 'set', 'html', 'head', 'body'],
]);

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data']);

/** What must not stand in a page's markup, with its name: `<script>`, `onclick="…"`; null when there is nothing. */
export function codeInMarkup(markup: string): string | null {
  return findTag(markup, (name, attributes) => {
    if (REFUSED_ELEMENTS.has(name)) return `<${name}>`;
    const code = Object.entries(attributes).find(
      ([attribute, value]) =>
        attribute.startsWith('on') ||
        attribute === 'srcdoc' ||
        (ADDRESSES.has(attribute) && leadsToCode(value)),
    );
    return code ? `${code[0]}="${code[1].slice(0, 40)}"` : null;
  });
}

/** What a drawing would fetch or run when it is painted; null when it is made of shapes alone. */
export function fetchedByDrawing(svg: string): string | null {
  if (/<!(doctype|entity)|<\?xml-stylesheet|@import/i.test(svg)) return 'a document type or style sheet';
  return findTag(svg, (name, attributes) => {
    if (['image', 'feimage', 'script', 'foreignobject', 'style', 'text', 'a'].includes(name))
      return `<${name}>`;
    const foreign = Object.entries(attributes).find(([attribute, value]) =>
      attribute.endsWith('href') ? !value.startsWith('#') : /url\(\s*['"]?(?!#)/i.test(value),
    );
    return foreign ? `${foreign[0]}="${foreign[1].slice(0, 40)}"` : null;
  });
}

/** Browsers leave out spaces and control characters in front of and inside the scheme. */
function leadsToCode(address: string): boolean {
  return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\u0000-\u0020]/g, ''));
}

function findTag(
  markup: string,
  objection: (name: string, attributes: Record<string, string>) => string | null,
): string | null {
  let found: string | null = null;
  const parser = new Parser(
    { onopentag: (name, attributes) => (found ??= objection(name, attributes)) },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(markup);
  return found;
}
