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
