/** The most colours of a picture. Drawings in flat colours lose nothing but shades on their edges, and need a third of the bytes. */
const MOST_COLORS = 256;

/**
 * An SVG document as a PNG of its own size, with a palette. Fonts of this machine are not used: text comes as outlines.
 * The libraries are loaded here, since most commands paint nothing.
 */
export async function paintPicture(svg: string): Promise<Buffer> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: MOST_COLORS, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
