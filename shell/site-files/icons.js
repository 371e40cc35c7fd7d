/** Rebuilds `icons/` from the brand's symbol. Run it after changing `shared/brand/symbol*.svg`: `node shell/site-files/icons.js`. */
const { readFileSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { Resvg } = require('@resvg/resvg-js');

const BRAND = resolve(__dirname, '../../shared/brand');

/** Launchers cut maskable icons to shapes of their own, and iOS rounds its icons: both get a symbol without corners. */
const FILES = {
  'favicon.ico': () => icoOf(pngOf('symbol.svg', 32), 32),
  'apple-touch-icon.png': () => pngOf('symbol-maskable.svg', 180),
  'icon-192.png': () => pngOf('symbol.svg', 192),
  'icon-512.png': () => pngOf('symbol.svg', 512),
  'icon-maskable-512.png': () => pngOf('symbol-maskable.svg', 512),
};

for (const [name, draw] of Object.entries(FILES)) {
  const bytes = draw();
  writeFileSync(join(__dirname, 'icons', name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

function pngOf(symbol, size) {
  const svg = readFileSync(join(BRAND, symbol), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An icon file with one picture: the directory, then the PNG as it is. */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
