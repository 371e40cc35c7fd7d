/** Pictures of links, drawn in a program of its own (`testing/draw.js`), and painted here. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { tokens } from '../theme/tokens';

const symbol =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#00ff00" d="M0 0h64v64H0z"/></svg>';
const art =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 520"><path fill="#0000ff" d="M0 0h480v520H0z"/></svg>';

interface Asked {
  headline?: string;
  art?: string;
  brandName?: string;
  language?: string;
}

const ASKED = {
  plain: {},
  'short words': { art },
  'a long headline': {
    art,
    headline:
      'Wholesale groceries and beverages, delivered same day, to every kitchen and counter of the town',
    brandName: 'Ankura',
  },
  'a long word': {
    art,
    headline: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    brandName: 'The Wholesale Market of Bengaluru',
  },
  'a short name': { brandName: 'Ankura' },
  'a name with other letters': { brandName: 'Ankura ಅಂಗಡಿ' },
  'a name without end': { brandName: 'Name of a business '.repeat(5) },
  Urdu: { art, headline: 'تھوک کرانہ', language: 'ur' },
  'two lines of Urdu': { art, headline: 'تھوک کرانہ منڈی تھوک کرانہ منڈی', language: 'ur' },
  Marathi: { language: 'mr' },
} satisfies Record<string, Asked>;

type Name = keyof typeof ASKED;

const pictures = Object.values<Asked>(ASKED).map(
  ({ headline = 'Privacy Policy', brandName = 'Ankura Mandi', language = 'en', ...content }) => [
    { headline, ...content },
    { brandName, language, symbol },
  ],
);
const program = join(__dirname, 'testing/draw.js');
const said = execFileSync(process.execPath, [program], {
  input: JSON.stringify({ pictures }),
  encoding: 'utf8',
});
const drawings = (JSON.parse(said) as { pictures: (string | null)[] }).pictures;

/** A picture as it is painted: without fonts, as its words are outlines. */
function painted(name: Name) {
  const svg = drawings[Object.keys(ASKED).indexOf(name)]!;
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { colors: new Uint32Array(new Uint8Array(pixels).buffer), width, height };
}

/** Columns of a picture, between two rows, in which something of a colour is. */
function columnsOf(name: Name | ReturnType<typeof painted>, color: string, [top, bottom]: [number, number]) {
  const { colors, width } = typeof name === 'string' ? painted(name) : name;
  const [wanted] = new Uint32Array(new Uint8Array(Buffer.from(`${color.slice(1)}ff`, 'hex')).buffer);
  const found = new Set<number>();
  for (let pixel = top * width; pixel < bottom * width; pixel += 1)
    if (colors[pixel] === wanted) found.add(pixel % width);
  return [...found];
}

const ink = tokens.colors.ink.value;

it('has the size that link previews ask for', () => {
  expect(painted('plain')).toMatchObject({ width: 1200, height: 630 });
});

it.each(['short words', 'a long headline', 'a long word'] as const)(
  'keeps the words clear of the art: %s',
  (name) => {
    const words = columnsOf(name, ink, [0, 480]).filter((column) => column < 676);

    expect(words.length).toBeGreaterThan(100);
    expect(Math.max(...words)).toBeLessThan(664);
  },
);

it("shows the brand's symbol where a page brings no art", () => {
  expect(Math.max(...columnsOf('plain', '#00ff00', [0, 630]))).toBeGreaterThan(700);
});

it.each([
  ['shows', 'a short name', true],
  ['leaves out', 'a name with other letters', false],
  ['leaves out', 'a name without end', false],
] as const)('%s %s', (_, name, isShown) => {
  expect(columnsOf(name, ink, [56, 110]).some((column) => column < 700)).toBe(isShown);
});

it('is none in a language without letters for pictures', () => {
  expect(drawings[Object.keys(ASKED).indexOf('Marathi')]).toBeNull();
});

it('is the other way round where it is read from the right', () => {
  expect(Math.max(...columnsOf('Urdu', '#0000ff', [0, 630]))).toBeLessThan(530);
  expect(Math.min(...columnsOf('Urdu', '#00ff00', [0, 630]))).toBeGreaterThan(1000);
  const words = columnsOf('Urdu', ink, [172, 480]);
  expect(Math.min(...words)).toBeGreaterThan(530);
  expect(Math.max(...words)).toBeGreaterThan(1120);
});

it('keeps lines of letters that reach far off the ground', () => {
  const picture = painted('two lines of Urdu');
  // From the first row of the headline to the ground.
  const rows = Array.from({ length: 496 - 172 }, (_, row) => 172 + row);
  const filled = rows.map((row) => columnsOf(picture, ink, [row, row + 1]).length > 0);

  expect(filled.filter(Boolean).length).toBeGreaterThan(100);
  expect(filled.at(-4)).toBe(false);
});
