/**
 * Where `withPolicy` puts them, and nowhere else; no policy holds what would end a line or a word of the files that hosts
 * read.
 */
const METAS =
  /<meta charset="utf-8"\s*\/?>((?:<meta http-equiv="Content-Security-Policy" content="[^"<>\\${}\p{Cc}]*"\/>)+)/iu;
const POLICY = /content="([^"]*)"/;

/** Counts in a header only (CSP3 §6.4.2). */
export const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The header to send with a page: the first of the policies that it carries in `<meta>` elements; null for a page without. The
 * others stand in the page alone, where browsers enforce them as well: a header is not compressed, and would be 0.5 kB more.
 */
export function policyHeader(html: string): string | null {
  const [, metas = ''] = METAS.exec(html) ?? [];
  const [, policy] = POLICY.exec(metas) ?? [];
  return policy === undefined ? null : `${policy}; ${NO_FRAMES}`;
}

/** The same by a file's name: null for what is no page, too. */
export function policyOfFile(name: string, content: unknown): string | null {
  return name.endsWith('.html') && typeof content === 'string' ? policyHeader(content) : null;
}
