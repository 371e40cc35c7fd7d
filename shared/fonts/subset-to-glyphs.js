/**
 * Cuts a font down to a list of glyphs. `subset-font` takes characters alone, and keeps every conjunct that these could
 * form with each other, most of which no text has: two to four times the bytes. So this calls the same library's
 * subsetter (`hb-subset.h` of HarfBuzz) directly.
 */
const { readFileSync } = require('node:fs');

/** `hb_subset_flags_t`: no hinting, and no glyphs besides those that were asked for. */
const FLAGS = 0x1 | 0x200;
/** `hb_subset_sets_t`: the layout features to keep. */
const LAYOUT_FEATURES = 6;
/** `hb_memory_mode_t`: writable. */
const WRITABLE = 2;

/** Features that browsers apply without being asked: those of the OpenType shaping engines for Indic scripts, and those of every script. */
const FEATURES =
  'rvrn locl ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct init pres abvs blws psts haln rlig rclt calt clig liga dist abvm blwm kern mark mkmk'.split(
    ' ',
  );

/**
 * @param {Uint8Array} font TrueType or OpenType, not compressed
 * @param {{ characters: Iterable<string>, glyphs: Iterable<number> }} keep
 * @returns {Promise<Buffer>} In the same format.
 * @throws Error when HarfBuzz cannot read the font
 */
async function subsetToGlyphs(font, { characters, glyphs }) {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  // A memory of its own each time: everything in it ends with it.
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports;
  hb._initialize();
  const face = hb.hb_face_create(blobOf(hb, font), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, FLAGS);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  for (const feature of FEATURES) hb.hb_set_add(features, tagNumber(feature));
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(characterSet, character.codePointAt(0));
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not cut down the font. Is its file whole?');
  return bytesOf(hb, hb.hb_face_reference_blob(subset));
}

function blobOf(hb, bytes) {
  const address = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, address);
  return hb.hb_blob_create(address, bytes.length, WRITABLE, 0, 0);
}

function bytesOf(hb, blob) {
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

/** A tag of OpenType as a number: four bytes, the first the highest. */
function tagNumber(tag) {
  return Buffer.from(tag).readUInt32BE();
}

module.exports = { subsetToGlyphs };
