import { SiteError } from '../store/site-error';

/** The most colours of a picture. Drawings in flat colours lose nothing but shades on their edges, and need a third of the bytes. */
const MOST_COLORS = 256;

/** In pixels. Painting takes time and memory of the command by the square of it. */
const MOST_SIDE = 2_000;

/**
 * An SVG document as a PNG of its own size, with a palette. Fonts of this machine are not used: text comes as outlines.
 * The libraries are loaded here, since most commands paint nothing.
 *
 * @throws SiteError `picture-too-large`
 */
export async function paintPicture(svg: string): Promise<Buffer> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  if (Math.max(drawing.width, drawing.height) > MOST_SIDE) {
    throw new SiteError(
      'picture-too-large',
      `A page's link-preview image is ${drawing.width} × ${drawing.height}; ${MOST_SIDE} a side is the most.`,
      'Draw it smaller: chats show 1200 × 630.',
    );
  }
  const { width, height, pixels } = drawing.render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: MOST_COLORS, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
