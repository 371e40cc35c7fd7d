/** Headers of every answer of the desk. */
export const deskHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * The policy of the desk's document: its own scripts and no others, no request to elsewhere.
 * @param nonce of the element that styles go into; another for each answer
 * @param framesUrl origin of what is framed
 */
export function deskPolicy(nonce: string, framesUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framesUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy of everything else: nothing of it is a document. */
export const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; sandbox";
