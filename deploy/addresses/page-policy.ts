const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/g;

/** The policies that a page carries in its `<meta>` elements, as the header to send with it; null for a page without. */
export function policyHeader(html: string): string | null {
  const policies = [...html.matchAll(META)].map(([, policy]) => policy);
  // `frame-ancestors` counts in a header only (CSP3 §6.4.2).
  return policies.length > 0 ? `${policies.join(', ')}; frame-ancestors 'none'` : null;
}

/** The same by a file's name: null for what is no page, too. */
export function policyOfFile(name: string, content: unknown): string | null {
  return name.endsWith('.html') && typeof content === 'string' ? policyHeader(content) : null;
}
