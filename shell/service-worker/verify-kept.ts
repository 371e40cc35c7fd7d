/** What a kept answer keeps of its headers. A script can put bytes of the site into the cache with any others: `Refresh`. */
const HEADERS = [
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * A kept answer as it may be shown: with the bytes of its integrity, and no other headers than pages and files need.
 * Undefined when the bytes are others. Every script of the origin can write into the caches.
 * @param integrity `sha256-…`
 */
export async function verifyKept(kept: Response, integrity: string): Promise<Response | undefined> {
  const body = await kept.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (`sha256-${btoa(String.fromCharCode(...digest))}` !== integrity) return undefined;
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = kept.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(body, { headers });
}
