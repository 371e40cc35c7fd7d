const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/;

/** The policy that a page carries in its `<meta>`, as the header to send with it; null for a page without. */
export function policyHeader(html: string): string | null {
  const policy = META.exec(html)?.[1];
  // `frame-ancestors` counts in a header only (CSP3 §6.4.2).
  return policy ? `${policy}; frame-ancestors 'none'` : null;
}

/** The same by a file's name: null for what is no page, too. */
export function policyOfFile(name: string, content: unknown): string | null {
  return name.endsWith('.html') && typeof content === 'string' ? policyHeader(content) : null;
}
