import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png';

/** An SVG document as a PNG of its own size. Fonts of this machine are not used: text comes as outlines. */
export function paintPicture(svg: string): Buffer {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return indexedPng({ width, height, rgba: pixels });
}
