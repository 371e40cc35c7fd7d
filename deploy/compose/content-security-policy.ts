import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** emotion makes an empty style element and fills it through CSSOM; this is the hash of nothing. */
const EMPTY_STYLE = hashOf('');

/** Scripts that a browser runs; others are data blocks. */
const isRun = (type: string | undefined) => !type || /javascript|^module$/.test(type);

/**
 * The Content-Security-Policy of a page, made from its own HTML: nothing but this origin's files, and of inline code
 * nothing but what the page was composed with.
 * @param isPublic whether the page is served over https to the world
 */
export function contentSecurityPolicy(html: string, isPublic: boolean): string {
  const { scripts, styles } = inlineCode(html);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${[...styles.map(hashOf), EMPTY_STYLE].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(isPublic ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The page with its policy in it, for hosts that cannot set headers; before everything that it rules.
 * @throws Error when the page has no charset tag, behind which the policy stands
 */
export function withPolicy(html: string, isPublic: boolean): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, isPublic)}"/>`;
  if (!CHARSET.test(html))
    throw new Error('A page has no <meta charset="utf-8">, behind which its policy stands.');
  return html.replace(CHARSET, (charset) => charset + meta);
}

function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style' || (name === 'script' && !attributes.src && isRun(attributes.type))) text = '';
    },
    ontext(part) {
      if (text !== null) text += part;
    },
    onclosetag(name) {
      if (text === null) return;
      found[name === 'style' ? 'styles' : 'scripts'].push(text);
      text = null;
    },
  });
  parser.end(html);
  return found;
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
