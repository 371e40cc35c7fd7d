import type { ServerResponse } from 'node:http';
import { securityHeaders } from '@site/addresses';

/** Headers of every answer of the desk; its documents have a policy of their own in the place of this one. */
export const deskHeaders: Record<string, string> = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** In their place, of what never changes under its address. */
export const IMMUTABLE = { 'Cache-Control': 'private, max-age=31536000, immutable' };

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

/** Sends an answer. @param headers others than those of every answer, or in their place */
export function send(
  response: ServerResponse,
  status: number,
  body: Buffer | string,
  headers: Record<string, string>,
): void {
  const length = { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...deskHeaders, ...length, ...headers }).end(body);
}

/** Sends an answer of the API; to what is answered already, only its end. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) return void response.end();
  send(response, status, JSON.stringify(value), {
    'Content-Type': 'application/json; charset=utf-8',
    // A body that was refused is not waited for.
    ...(status >= 400 && { Connection: 'close' }),
  });
}
