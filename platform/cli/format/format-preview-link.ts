import { shortTime, OWN_COLORS, WHITE_ON_BLACK } from '@site/text';
import type { PreviewLink } from '../context/preview-links';
import { renderUnicodeCompact } from 'uqr';

/** Where a preview is opened, and what is to be done before it can be. @param withCode whether a QR code can be shown */
export function formatPreviewLink(
  { url, state, isLocal, sharedUrl, until, serve }: PreviewLink,
  withCode: boolean,
): string[] {
  const forPhones = sharedUrl ?? (isLocal || state !== 'served' ? null : url);
  return [
    ...linesOn(url, state, isLocal, serve),
    ...(sharedUrl ? [`On a phone in the same network: ${sharedUrl}`] : []),
    ...(until ? [`Anyone with the link sees it, until ${shortTime(until)}.`] : []),
    ...(until && !forPhones && isLocal
      ? ['For phones in the same network: npm run site -- serve --share']
      : []),
    ...(withCode && forPhones ? [formatQrCode(forPhones)] : []),
  ];
}

function linesOn(url: string, state: PreviewLink['state'], isLocal: boolean, serve: string): string[] {
  if (state === 'served') return [`Look at it: ${url}`];
  if (isLocal) return [`Look at it: ${url}`, `Nothing serves it now. In another window: ${serve}`];
  const local = `On this machine: SITE_PREVIEW_ORIGIN= ${serve}`;
  if (state === 'unreachable') return [`It belongs at ${url}, and no server answers there now. ${local}`];
  return [
    `It belongs at ${url}, and is not there yet. A site serve there opens it by a link that is made with the same SITE_PREVIEW_SECRET`,
    local,
  ];
}

/** A QR code for a terminal: light modules are drawn, two rows a line. */
export function formatQrCode(url: string): string {
  return renderUnicodeCompact(url, { ecc: 'L', border: 2 })
    .split('\n')
    .map((line) => WHITE_ON_BLACK + line + OWN_COLORS)
    .join('\n');
}
