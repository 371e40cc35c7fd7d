import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';

/** Headers of every answer. `_headers` of an export is written from the same lists. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Counts on https only; two years, as preload lists ask for.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Headers of what a visitor opens. They rule documents; on the files of a page they would be half a kB each for nothing. */
export const documentHeaders: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // No script runs whose digest the page does not name (W3C SRI §3.5).
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), ' +
    'geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A release's files never change under their address; one that is opened as a document is shown, and runs nothing. */
export const releaseHeaders: Record<string, string> = {
  'Cache-Control': IMMUTABLE,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * A page is asked for again each time, and answered with 304 while it is the same. What a CDN rewrote on its way (addresses hidden,
 * comments taken out) React could not take over.
 */
export const REVALIDATE = 'no-cache, no-transform';

/** Of a page that is not to be kept. */
export const NOT_KEPT = 'no-store, no-transform';

/** A picture with an address of its own, such as the favicon, may be a day old: asking for it at each visit costs more. */
const A_DAY = 'public, max-age=86400';

/** What search engines are told of previews and of addresses that do not exist. */
export const NOT_INDEXED = 'noindex';

/** How long a file of the composed site may be kept. */
export function siteFileCaching(name: string): string {
  return /\.(svg|png|ico)$/.test(name) ? A_DAY : REVALIDATE;
}

/** What the library does not have, or gives an older name. */
const OTHERS: Record<string, string> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };

/** Types whose files are text, and so are sent with their encoding. */
const TEXT = /^text\/|json|javascript|xml$/;

/** Content type of a file by its name, text in UTF-8; `application/octet-stream` for an ending that says nothing. */
export function contentType(name: string): string {
  const extension = extname(name).toLowerCase();
  const type = OTHERS[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return TEXT.test(type) && type !== 'image/svg+xml' ? `${type}; charset=utf-8` : type;
}

/** Where `withPolicy` puts them, and nowhere else; no policy holds what would end a line or a word of the files that hosts read. */
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

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const compressByBrotli = promisify(brotliCompress);
const compressByGzip = promisify(gzip);

/** In a few ms for a page, and as small as it gets: a twelfth less, in twenty times as long (decision 14). */
type Quality = 'quick' | 'best';
const QUALITY: Record<Quality, number> = { quick: 6, best: 11 };

/** Whether it is worth compressing a file of this name. */
export function isCompressible(name: string): boolean {
  return compressible.test(name);
}

export function encodeBrotli(body: Uint8Array, quality: Quality): Promise<Buffer> {
  return compressByBrotli(body, {
    // What comes out in one piece costs the thread that asked less.
    chunkSize: 65_536,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export function encodeGzip(body: Uint8Array): Promise<Buffer> {
  return compressByGzip(body, { level: 9 });
}
