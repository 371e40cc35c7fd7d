import type { Lettering } from '@site/shared/contracts';
import { fromRight, lineWidth, outlinedLine, outlinedWords, wrappedLines } from './outline-text';

const line = { x: 10, y: 20, size: 100, fill: '#1c1b33' } as const;
const latin = (text: string) => outlinedWords(text)!;

/** Two words of a language that joins its letters, one of two pieces. */
const lettering: Lettering = {
  space: 200,
  outlines: ['M0,0L0,900L400,0Z', 'M0,-300L100,0Z'],
  words: {
    ಕಿರಾಣಿ: {
      advance: 700,
      glyphs: [
        [0, 0, 0],
        [1, 400, -50],
      ],
    },
    ಮಂಡಿ: { advance: 400, glyphs: [[0, 0, 0]] },
  },
};

it('draws a line as outlines, which need no font', () => {
  const svg = outlinedLine({ ...line, words: latin('Ab b') });

  expect(svg).not.toMatch(/<text|font/);
  expect(svg.match(/<path/g)).toHaveLength(3);
});

it('knows how wide a line is: twice the size, twice the width', () => {
  const width = lineWidth(latin('Mandi'), 50);

  expect(width).toBeGreaterThan(100);
  expect(lineWidth(latin('Mandi'), 100)).toBeCloseTo(2 * width);
});

it('moves pairs such as "To" together', () => {
  expect(lineWidth(latin('To'), 100)).toBeLessThan(lineWidth(latin('T'), 100) + lineWidth(latin('o'), 100));
});

it('breaks lines between words, and keeps a word whole that is too long', () => {
  const wrap = (text: string, width: number) =>
    wrappedLines(latin(text), width, 60).map((words) => words.length);
  const width = lineWidth(latin('groceries and'), 60);

  expect(wrap('Wholesale groceries and beverages', width)).toEqual([1, 2, 1]);
  expect(wrap('a beverages', 20)).toEqual([1, 1]);
  expect(wrap('beverages – the same day', lineWidth(latin('beverages'), 60))).toEqual([1, 2, 1]);
});

it('has the letters of European names and the marks of missing values, and says so when it lacks others', () => {
  expect(outlinedWords('⟦Brand⟧ Café & Söhne – “No”')?.length).toBe(5);
  expect(outlinedWords('ಅಂಗಡಿ')).toBeNull();
});

it('takes the words of a language as they were shaped for it, and Latin ones among them from its own letters', () => {
  const words = outlinedWords('ಕಿರಾಣಿ B2B ಮಂಡಿ', lettering)!;

  expect(lineWidth(words.slice(0, 1), 1000)).toBe(700);
  expect(words.map(({ isLatin }) => isLatin)).toEqual([false, true, false]);
  expect(outlinedLine({ ...line, words: words.slice(0, 1) })).toContain(
    '<path transform="translate(400 -50)" d="M0,-300L100,0Z"/>',
  );
  expect(outlinedWords('ಕಿರಾಣಿ ಅಂಗಡಿ', lettering)).toBeNull();
});

it('puts the words of a line that is read from the right where they stand, Latin ones in their own order', () => {
  const words = outlinedWords('ಕಿರಾಣಿ for you ಮಂಡಿ', lettering)!;
  const [first, two, three, last] = words;

  expect(fromRight(words)).toEqual([last, two, three, first]);
});
