import type { IncomingMessage } from 'node:http';
import { RequestRefused } from './refusal';

/**
 * Refuses what was not sent to the desk by its own name: a page whose name was made to point here afterwards (DNS
 * rebinding) sends that name.
 * @param origin `http://localhost:8090`
 */
export function assertOwnHost({ headers }: IncomingMessage, origin: string): void {
  if (headers.host === new URL(origin).host) return;
  throw new RequestRefused(
    403,
    'host-unknown',
    `This desk answers at ${origin} alone, and was asked for under another name.`,
    `Open the link that the desk printed; it begins with ${origin}/. A proxy in front has to hand on the "Host" that it was asked for.`,
  );
}

/** Refuses what another page has the browser ask for. Browsers say so in `Sec-Fetch-Site`; a script's requests carry it always. */
export function assertNotFromElsewhere(request: IncomingMessage): void {
  if (isFromElsewhere(request)) throw elsewhere();
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Refuses a change that was not asked for by the desk's own page. */
export function assertOwnOrigin(request: IncomingMessage, origin: string): void {
  if (isFromElsewhere(request) || request.headers.origin !== origin) throw elsewhere();
}

function elsewhere(): RequestRefused {
  return new RequestRefused(
    403,
    'origin-elsewhere',
    'Another page asked for this, not the desk; nothing was changed.',
    'Do it at the desk itself.',
  );
}
