import { placeOf } from './content-lines';

const content = { file: 'content/shop.json', lines: { shop: 3, 'shop.shelves': 5, 'shop.shelves[1]': 7 } };

it.each([
  ['of a value', 'shop.shelves[1]', 7],
  ['of the value around a field without one', 'shop.shelves[1].label', 7],
  ['of the list around an item without one', 'shop.shelves[0].label', 5],
  ['of the whole', 'shop.hours.sunday', 3],
  ['1 for what the file does not hold', 'market', 1],
])('gives the line %s', (_, path, line) => {
  expect(placeOf(content, path)).toEqual({ file: 'content/shop.json', line });
});
