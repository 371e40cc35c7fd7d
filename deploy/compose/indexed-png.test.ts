import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png';

/** Pixels of a PNG, as another program reads them. */
function readBack(png: Buffer): { width: number; height: number; rgba: Buffer } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="pixelated"/></svg>`;
  return { width, height, rgba: Buffer.from(new Resvg(svg).render().pixels) };
}

function opaque(colors: number[]): Uint8Array {
  return Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]));
}

it('is read back pixel by pixel, row by row', () => {
  const rgba = opaque([0xc5301d, 0xc5301d, 0x1c1b33, 0xfdf7ea, 0x1c1b33, 0xfdf7ea]);

  const read = readBack(indexedPng({ width: 3, height: 2, rgba }));

  expect(read).toMatchObject({ width: 3, height: 2 });
  expect([...read.rgba]).toEqual([...rgba]);
});

describe('a picture of more than 256 colours', () => {
  const blues = Array.from({ length: 256 }, (_, blue) => blue);
  const [red, rareRed] = [0xff0000, 0xff0101];
  const rgba = opaque([...blues, ...blues, red, red, red, rareRed]);
  const png = indexedPng({ width: 258, height: 2, rgba });

  it('keeps the most frequent ones, and shows the others as the nearest of them', () => {
    const { rgba: read } = readBack(png);

    expect([...read.subarray(-8)]).toEqual([255, 0, 0, 255, 255, 0, 0, 255]);
  });

  it('has a palette of 256', () => {
    const palette = png.indexOf('PLTE');

    expect(png.readUInt32BE(palette - 4)).toBe(256 * 3);
  });
});

it('holds a flat ground in a few bytes', () => {
  const png = indexedPng({ width: 100, height: 100, rgba: opaque(Array(10_000).fill(0xfdf7ea)) });

  const data = png.indexOf('IDAT');
  expect(inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))).toHaveLength(101 * 100);
  expect(png.length).toBeLessThan(200);
});
