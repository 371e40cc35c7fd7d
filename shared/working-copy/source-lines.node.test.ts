import { sourceLines } from './source-lines';

/** The text of the line on which a value is written. */
function lineOf(source: string, path: string): string | undefined {
  const line = sourceLines(source)[path];
  return line === undefined ? undefined : source.split('\n')[line - 1]?.trim();
}

const SOURCE = `
import type { Shop } from '../build/shop.schema';

const hours = { weekday: '8 to 20', sunday: '9 to 13' };
const owner = {
  name: 'Asha',
};

export const shop = {
  name: 'Mandi',
  owner,
  hours: hours as Record<string, string>,
  shelves: [
    { label: 'Rice' },
    {
      label:
        'Oil',
      'sold by': 'litre',
    },
  ],
  ...owner,
} satisfies Shop;
export const other = ['One', (
  'Two'
)];
`;

it.each([
  ['a field', 'shop.name', `name: 'Asha',`],
  ['a field of an object in a list', 'shop.shelves[0].label', `{ label: 'Rice' },`],
  ['a value below the name of its field', 'shop.shelves[1].label', `'Oil',`],
  ['a field whose name has quotes', 'shop.shelves[1].sold by', `'sold by': 'litre',`],
  [
    'a value from a constant',
    'shop.hours.sunday',
    `const hours = { weekday: '8 to 20', sunday: '9 to 13' };`,
  ],
  ['a field with the name of a constant', 'shop.owner.name', `name: 'Asha',`],
  ['an object', 'shop.shelves[1]', '{'],
  ['an export that is a list', 'other[1]', `'Two'`],
])('finds %s', (_, path, line) => {
  expect(lineOf(SOURCE, path)).toBe(line);
});

it('lists what a module exports, and no other constant', () => {
  const roots = Object.keys(sourceLines(SOURCE)).map((path) => path.split(/[.[]/)[0]);

  expect([...new Set(roots)]).toEqual(['shop', 'other']);
});

it('gives the line of a computed value, and none for what it holds', () => {
  const source = `export const shop = {\n  hours: makeHours({ sunday: 'closed' }),\n};`;

  expect(lineOf(source, 'shop.hours')).toBe(`hours: makeHours({ sunday: 'closed' }),`);
  expect(lineOf(source, 'shop.hours.sunday')).toBeUndefined();
});
