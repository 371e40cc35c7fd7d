const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');

/** The most colours of a picture. Drawings in flat colours lose nothing but shades on their edges, and need a third of the bytes. */
const MAX_COLORS = 256;

/**
 * A drawing as a PNG of its own size, with a palette. Fonts of this machine are not used: text comes as outlines.
 * @param {string} svg document
 * @returns {Promise<Buffer>}
 */
function paintPicture(svg) {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: MAX_COLORS, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

module.exports = { paintPicture };
