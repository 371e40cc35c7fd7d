import { Parser } from 'htmlparser2';

/**
 * Elements that run code, load or embed something, or change how the document around them is read. React escapes `<` in
 * texts and attributes, so they are looked for as text: no parser may overlook what a browser would find.
 */
const REFUSED_ELEMENT =
  /<(script|style|iframe|frame|frameset|object|embed|applet|portal|base|meta|link|noscript|foreignobject|animate|set|html|head|body)(?=[\s/>])/i;

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data']);

/** As deep as browsers nest elements. Whatever reads a page here takes time by the square of its depth. */
const MOST_DEPTH = 512;

/** What must not stand in a page's markup, with its name: `<script>`, `onclick="…"`; null when there is nothing. */
export function refusedInMarkup(markup: string): string | null {
  const element = REFUSED_ELEMENT.exec(markup)?.[1];
  return element ? `<${element}>` : refusedByParser(markup);
}

function refusedByParser(markup: string): string | null {
  let found: string | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth <= MOST_DEPTH) return;
      found ??= `elements that lie in ${MOST_DEPTH} others`;
      parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
    onattribute(name, value) {
      const isCode =
        name.startsWith('on') || name === 'srcdoc' || (ADDRESSES.has(name) && leadsToCode(value));
      if (isCode) found ??= `${name}="${value.slice(0, 40)}"`;
    },
  });
  parser.end(markup);
  return found;
}

/** Browsers leave out spaces and control characters in front of and inside the scheme. */
function leadsToCode(address: string): boolean {
  return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\u0000-\u0020]/g, ''));
}
