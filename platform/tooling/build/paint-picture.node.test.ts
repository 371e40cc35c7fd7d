import sharp from 'sharp';
import { paintPicture } from './paint-picture';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63">
  <rect width="120" height="63" fill="#fdf7ea"/><rect width="60" height="63" fill="#1c1b33"/><circle cx="90" cy="30" r="20" fill="#c5301d"/>
</svg>`;

/** A palette may move a colour by an invisible step. */
const UNSEEN = 2;

/** The largest difference of a channel. */
const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));

describe('a picture next to a link', () => {
  it('has the size and the colours of its drawing', async () => {
    const png = await paintPicture(DRAWING);

    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [...data.subarray((y * 120 + x) * 3, (y * 120 + x) * 3 + 3)];
    expect([info.width, info.height]).toEqual([120, 63]);
    expect(distance(colorAt(10, 10), [0x1c, 0x1b, 0x33])).toBeLessThanOrEqual(UNSEEN);
    expect(distance(colorAt(110, 60), [0xfd, 0xf7, 0xea])).toBeLessThanOrEqual(UNSEEN);
    expect(distance(colorAt(90, 30), [0xc5, 0x30, 0x1d])).toBeLessThanOrEqual(UNSEEN);
  });

  it('is the same bytes each time, with a palette', async () => {
    const png = await paintPicture(DRAWING);

    expect(png.equals(await paintPicture(DRAWING))).toBe(true);
    expect((await sharp(png).metadata()).isPalette).toBe(true);
  });

  it('writes no words with fonts of this machine', async () => {
    const words = DRAWING.replace(
      '</svg>',
      '<text x="5" y="40" font-size="40" fill="#fff">Free gold</text></svg>',
    );

    expect((await paintPicture(words)).equals(await paintPicture(DRAWING))).toBe(true);
  });
});
