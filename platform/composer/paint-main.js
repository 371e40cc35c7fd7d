/**
 * The process in which one drawing is painted: SVG on standard input, PNG on standard output. A drawing can take minutes
 * however short it is, and nothing stops the libraries' compiled code but the end of its process.
 */
const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');

/** The most colours of a picture. Drawings in flat colours lose nothing but shades on their edges, and need a third of the bytes. */
const MAX_COLORS = 256;

/** In pixels. Painting takes time and memory by the square of it. */
const MAX_SIDE = 2_000;

async function paint(svg) {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  if (Math.max(drawing.width, drawing.height) > MAX_SIDE)
    throw new Error(`it is ${drawing.width} × ${drawing.height}; ${MAX_SIDE} a side is the most`);
  const { width, height, pixels } = drawing.render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: MAX_COLORS, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

async function main() {
  let svg = '';
  for await (const text of process.stdin.setEncoding('utf8')) svg += text;
  process.stdout.write(await paint(svg));
}

main().catch(({ message }) => {
  process.stderr.write(message.split('\n', 1)[0]);
  process.exitCode = 1;
});
