/**
 * Rebuilds `anek-latin.woff2`, the site's one web font: the characters that headings use, and the weights 600–800.
 * Run it after changing either: `node shared/fonts/subset.js`. Licence: SIL OFL 1.1 (see OFL.txt).
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const subsetFont = require('subset-font');

const CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' \u00a0.,:;!?&+-–—/()%’‘“”·⟦⟧';

async function main() {
  const source = readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  );
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 600, max: 800 } },
  });
  writeFileSync(join(__dirname, 'anek-latin.woff2'), font);
  console.log(`anek-latin.woff2: ${font.length} bytes`);
}

void main();
