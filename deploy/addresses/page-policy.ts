/**
 * Where `withPolicy` puts them, and nowhere else; no policy holds what would end a line or a word of the files that hosts
 * read.
 */
const METAS =
  /<meta charset="utf-8"\s*\/?>((?:<meta http-equiv="Content-Security-Policy" content="[^"<>\\${}\p{Cc}]*"\/>)+)/iu;
const POLICY = /content="([^"]*)"/g;

/** Counts in a header only (CSP3 §6.4.2). */
export const NO_FRAMES = "frame-ancestors 'none'";

/** The policies that a page carries in its `<meta>` elements, as the header to send with it; null for a page without. */
export function policyHeader(html: string): string | null {
  const [, metas = ''] = METAS.exec(html) ?? [];
  const policies = [...metas.matchAll(POLICY)].map(([, policy]) => policy);
  return policies.length > 0 ? `${policies.join(', ')}; ${NO_FRAMES}` : null;
}

/** The same by a file's name: null for what is no page, too. */
export function policyOfFile(name: string, content: unknown): string | null {
  return name.endsWith('.html') && typeof content === 'string' ? policyHeader(content) : null;
}
