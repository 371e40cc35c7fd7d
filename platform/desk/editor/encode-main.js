/**
 * The process in which one picture is re-encoded: any photograph on standard input, AVIF on standard output. A file can be
 * made so that decoding it takes minutes or gigabytes, and nothing stops the library's compiled code but the end of its process.
 * Arguments: width and height in pixels, and the most bytes.
 */
const { buffer } = require('node:stream/consumers');
const sharp = require('sharp');

/** What cameras, phones and screens make. Drawings are code, and stay with engineers. */
const READ = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** Of pixels: more than any phone's camera makes at once. */
const MAX_MILLIONS = 60;

/** Tried one after the other, until a picture is small enough. */
const QUALITIES = [60, 50, 40, 30, 20];

async function encode(bytes, width, height, maxBytes) {
  // Only what it says of itself is read, until its size is known: the library says of a large one that it is none.
  const given = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { format, autoOrient } = await given.metadata().catch(() => {
    throw new Error('it is damaged, or no picture');
  });
  if (!READ.includes(format)) throw new Error(`it is of a kind (${format}) that the desk does not read`);
  const millions = Math.ceil((autoOrient.width * autoOrient.height) / 1_000_000);
  if (millions > MAX_MILLIONS)
    throw new Error(
      `it has ${autoOrient.width} × ${autoOrient.height} pixels, which are ${millions} million, and at most ${MAX_MILLIONS} million are taken`,
    );
  if (autoOrient.width < width / 2 || autoOrient.height < height / 2)
    throw new Error(
      `it has ${autoOrient.width} × ${autoOrient.height} pixels, and the page shows it at ${width / 2} × ${height / 2}: it would be blurred`,
    );
  // What a camera notes next to the picture, such as where it was taken, is left out; that it was held upright is made so.
  const pixels = await given
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 };
  for (const quality of QUALITIES) {
    const made = await sharp(pixels, { raw }).avif({ quality, effort: 4 }).toBuffer();
    if (made.length <= maxBytes) return made;
  }
  throw new Error(
    `it has so much detail that it takes more than ${maxBytes / 1000} kB, whatever is left out`,
  );
}

buffer(process.stdin)
  .then((bytes) => encode(bytes, ...process.argv.slice(2).map(Number)))
  .then((made) => process.stdout.write(made))
  .catch(({ message }) => {
    process.stderr.write(message.split('\n', 1)[0]);
    process.exitCode = 1;
  });
