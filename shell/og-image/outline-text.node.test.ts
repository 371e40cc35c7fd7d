import { canOutline, lineWidth, outlinedLine, wrappedLines } from './outline-text';

const line = { x: 10, y: 20, size: 100, weight: 'heavy', fill: '#1c1b33' } as const;

it('draws a line as outlines, which need no font', () => {
  const svg = outlinedLine({ ...line, text: 'Ab b' });

  expect(svg).not.toMatch(/<text|font/);
  expect(svg.match(/<path/g)).toHaveLength(3);
});

it('knows how wide a line is: twice the size, twice the width', () => {
  const width = lineWidth('Mandi', 50, 'heavy');

  expect(width).toBeGreaterThan(100);
  expect(lineWidth('Mandi', 100, 'heavy')).toBeCloseTo(2 * width);
});

it('moves pairs such as "To" together', () => {
  expect(lineWidth('To', 100, 'heavy')).toBeLessThan(
    lineWidth('T', 100, 'heavy') + lineWidth('o', 100, 'heavy'),
  );
});

it('breaks lines between words, and keeps a word whole that is too long', () => {
  const words = 'Wholesale groceries and beverages';
  const width = lineWidth('groceries and', 60, 'heavy');

  expect(wrappedLines(words, width, 60, 'heavy')).toEqual(['Wholesale', 'groceries and', 'beverages']);
  expect(wrappedLines('a beverages', 20, 60, 'heavy')).toEqual(['a', 'beverages']);
});

it('has the letters of European names and the marks of missing values, and says so when it lacks others', () => {
  expect(canOutline('⟦Brand⟧ Café & Söhne – “No”')).toBe(true);
  expect(canOutline('ಅಂಗಡಿ')).toBe(false);
});
