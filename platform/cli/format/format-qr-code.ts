import { renderUnicodeCompact } from 'uqr';
import { OWN_COLORS, WHITE_ON_BLACK } from '@site/text';

/** A QR code for a terminal: light modules are drawn, two rows a line. */
export function formatQrCode(url: string): string {
  return renderUnicodeCompact(url, { ecc: 'L', border: 2 })
    .split('\n')
    .map((line) => WHITE_ON_BLACK + line + OWN_COLORS)
    .join('\n');
}
