import { renderUnicodeCompact } from 'uqr';

/** White on black, whatever the terminal's own colours are; then its own again. */
const WHITE_ON_BLACK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/** A QR code for a terminal: light modules are drawn, two rows a line. */
export function formatQrCode(url: string): string {
  return renderUnicodeCompact(url, { ecc: 'L', border: 2 })
    .split('\n')
    .map((line) => WHITE_ON_BLACK + line + AS_BEFORE)
    .join('\n');
}
