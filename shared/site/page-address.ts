/** Encoded separators, dots and NUL: no address of the site has them. */
const ENCODED_SEPARATOR = /%(2f|5c|2e|00)/i;
const CONTROL_CHARACTER = /[\\\u0000-\u001f\u007f]/;
const DOT_SEGMENT = /(^|\/)\.\.?(\/|$)/;

/**
 * A path as it was written, without its percent-encoding; null for one that is not plain: encoded separators, dot segments,
 * control characters, malformed escapes.
 */
export function decodedPath(written: string): string | null {
  if (ENCODED_SEPARATOR.test(written)) return null;
  try {
    const plain = decodeURIComponent(written);
    return CONTROL_CHARACTER.test(plain) || DOT_SEGMENT.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

const HOME = /^(?:\/|\/index\.html)?$/;
const PAGE = /^(\/[a-z0-9][a-z0-9-]*)(?:\/|\.html)?$/;

/**
 * The one reading of a page's address, for servers, exports, previews and the router in the browser: `/` for the home page,
 * `/privacy-policy` for another, in each spelling that hosts answer to (`/index.html`, `/privacy-policy/`,
 * `/privacy-policy.html`); null for a path that is no page's.
 * @param path decoded, below the path of its language
 */
export function canonicalPagePath(path: string): string | null {
  return HOME.test(path) ? '/' : (PAGE.exec(path)?.[1] ?? null);
}
