/**
 * The process in which one picture is re-encoded: any photograph on standard input, AVIF or WebP on standard output. A file can be
 * made so that decoding it takes minutes or gigabytes, and nothing stops the library's compiled code but the end of its process.
 * Arguments: width and height in pixels, and the most bytes.
 */
const sharp = require('sharp');

/** What cameras, phones and screens make. Drawings are code, and stay with engineers. */
const READ = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** In pixels: more than any phone's camera makes at once. */
const MAX_PIXELS = 60_000_000;

/** Tried one after the other, until a picture is small enough. */
const QUALITIES = [60, 50, 40, 30, 20];

async function encode(bytes, { width, height, maxBytes }) {
  const given = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, ...size } = await given.metadata().catch(() => {
    throw new Error('it is damaged, or no picture');
  });
  if (!READ.includes(format)) throw new Error(`it is of a kind (${format}) that the desk does not read`);
  const [wide, high] = isTurned(size) ? [size.height, size.width] : [size.width, size.height];
  if (wide < width / 2 || high < height / 2)
    throw new Error(
      `it has ${wide} × ${high} pixels, and the page shows it at ${width / 2} × ${height / 2}: it would be blurred`,
    );
  // What a camera notes next to the picture, such as where it was taken, is left out; that it was held upright is made so.
  const pixels = await given
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const raw = { raw: { width, height, channels: 3 } };
  for (const quality of QUALITIES) {
    const made = await Promise.all([
      sharp(pixels, raw).avif({ quality, effort: 4 }).toBuffer(),
      sharp(pixels, raw)
        .webp({ quality: quality + 20, effort: 5 })
        .toBuffer(),
    ]);
    const [smaller] = made.sort((one, other) => one.length - other.length);
    if (smaller.length <= maxBytes) return smaller;
  }
  throw new Error(
    `it has so much detail that it takes more than ${maxBytes / 1000} kB, whatever is left out`,
  );
}

/** Whether a camera that was turned took it. */
function isTurned({ orientation = 1 }) {
  return orientation >= 5;
}

async function main() {
  const [width, height, maxBytes] = process.argv.slice(2).map(Number);
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(await encode(Buffer.concat(chunks), { width, height, maxBytes }));
}

main().catch(({ message }) => {
  process.stderr.write(message.split('\n', 1)[0]);
  process.exitCode = 1;
});
