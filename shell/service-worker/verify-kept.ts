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
 * A kept page, or another file of the site itself, as it may be shown: with the bytes of its integrity, and no other headers
 * than those need. Undefined when the bytes are others. Every script of the origin can write into the caches.
 * @param integrity `sha256-…`
 */
export async function verifyPage(kept: Response, integrity: string): Promise<Response | undefined> {
  const body = await kept.arrayBuffer();
  if (!(await fits(body, integrity))) return undefined;
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = kept.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(body, { headers });
}

/** A release's kept file, as the server sent it. Undefined when its bytes are others. @param integrity `sha256-…` */
export async function verifyReleaseFile(kept: Response, integrity: string): Promise<Response | undefined> {
  return (await fits(await kept.clone().arrayBuffer(), integrity)) ? kept : undefined;
}

async function fits(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `sha256-${btoa(String.fromCharCode(...digest))}` === integrity;
}
