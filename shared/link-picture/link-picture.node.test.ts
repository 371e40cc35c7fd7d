import { Resvg } from '@resvg/resvg-js';
import { tokens } from '../theme/tokens';
import { linkPicture } from './link-picture';

const symbol =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#00ff00" d="M0 0h64v64H0z"/></svg>';
const art =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 520"><path fill="#0000ff" d="M0 0h480v520H0z"/></svg>';
const brand = {
  brandName: 'Ankura Mandi',
  direction: 'ltr',
  symbol,
} as const;

/** Words are outlines. */
const WITHOUT_FONTS = { font: { loadSystemFonts: false } };

/** The colour of each pixel of a picture. */
function drawn(svg: string): { colors: Uint32Array; width: number } {
  const { pixels, width } = new Resvg(svg, WITHOUT_FONTS).render();
  return { colors: new Uint32Array(new Uint8Array(pixels).buffer), width };
}

/** Columns of a picture, between two rows, in which something of a colour is. */
function columnsOf(
  picture: string | ReturnType<typeof drawn>,
  color: string,
  [top, bottom]: [number, number],
): number[] {
  const { colors, width } = typeof picture === 'string' ? drawn(picture) : picture;
  const [wanted] = new Uint32Array(new Uint8Array(Buffer.from(`${color.slice(1)}ff`, 'hex')).buffer);
  const found = new Set<number>();
  for (let pixel = top * width; pixel < bottom * width; pixel += 1)
    if (colors[pixel] === wanted) found.add(pixel % width);
  return [...found];
}

/** Where the ground begins. */
const GROUND = 496;

const ink = tokens.colors.ink.value;

it('has the size that link previews ask for', () => {
  const svg = linkPicture({ headline: 'Privacy Policy' }, brand);

  expect(new Resvg(svg, WITHOUT_FONTS).render()).toMatchObject({ width: 1200, height: 630 });
});

it.each([
  ['Privacy Policy', 'Ankura Mandi'],
  [
    'Wholesale groceries and beverages, delivered same day, to every kitchen and counter of the town',
    'Ankura',
  ],
  ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'The Wholesale Market of Bengaluru'],
])('keeps the words clear of the art: "%s"', (headline, brandName) => {
  const svg = linkPicture({ headline, art }, { ...brand, brandName });

  const words = columnsOf(svg, ink, [0, 480]).filter((column) => column < 676);
  expect(words.length).toBeGreaterThan(100);
  expect(Math.max(...words)).toBeLessThan(664);
});

it("shows the brand's symbol where a page brings no art", () => {
  const svg = linkPicture({ headline: 'Privacy Policy' }, brand);

  expect(Math.max(...columnsOf(svg, '#00ff00', [0, 630]))).toBeGreaterThan(700);
});

it('leaves out a name that is too long or has letters that it cannot draw', () => {
  const inkOf = (brandName: string) =>
    columnsOf(linkPicture({ headline: 'Privacy Policy' }, { ...brand, brandName }), ink, [56, 110]);

  expect(inkOf('Ankura ಅಂಗಡಿ').filter((column) => column < 700)).toEqual([]);
  expect(inkOf('Name of a business '.repeat(5)).filter((column) => column < 700)).toEqual([]);
  expect(inkOf('Ankura').filter((column) => column < 700)).not.toEqual([]);
});

describe('in another language', () => {
  const word = { advance: 600, glyphs: [[0, 0, 0] as [number, number, number]] };
  /** Each word is a block that reaches below the line, as signs under letters do. */
  const lettering = {
    space: 200,
    outlines: ['M0,-700L0,1100L600,1100L600,-700Z'],
    words: { تھوک: word, کرانہ: word, منڈی: word },
  };
  const urdu = { ...brand, direction: 'rtl' } as const;

  it('is the other way round where it is read from the right', () => {
    const svg = linkPicture({ headline: 'تھوک کرانہ', lettering, art }, urdu);

    expect(Math.max(...columnsOf(svg, '#0000ff', [0, 630]))).toBeLessThan(530);
    expect(Math.min(...columnsOf(svg, '#00ff00', [0, 630]))).toBeGreaterThan(1000);
    const words = columnsOf(svg, ink, [172, 480]);
    expect(Math.min(...words)).toBeGreaterThan(530);
    expect(Math.max(...words)).toBeGreaterThan(1130);
  });

  it('keeps lines of letters that reach far off each other, and off the ground', () => {
    const headline = 'تھوک کرانہ منڈی تھوک کرانہ منڈی';
    const picture = drawn(linkPicture({ headline, lettering, art }, urdu));

    const rows = [...Array(GROUND - 172).keys()].map((row) => 172 + row);
    const filled = rows.map((row) => columnsOf(picture, ink, [row, row + 1]).length > 0);
    const lines = filled.filter((isFilled, index) => isFilled && !filled[index - 1]);
    expect(lines.length).toBeGreaterThan(1);
    expect(filled.at(-4)).toBe(false);
  });
});
