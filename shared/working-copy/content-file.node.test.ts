import { join } from 'node:path';
import { parseContent } from './content-file';
import { ROOT } from './working-copy';

const SOURCE = `{
  "name": "Mandi: {open}, \\"always\\"",
  "hours": { "sunday": null, "monday": [8, 20] },
  "shelves": [
    { "label": "Rice" },
    {
      "label":
        "Oil",
      "sold by": true
    }, []
  ],
  "floor": -1.5
}`;

it.each([
  ['shop', 1],
  ['shop.name', 2],
  ['shop.hours.sunday', 3],
  ['shop.hours.monday[1]', 3],
  ['shop.shelves[0].label', 5],
  ['shop.shelves[1]', 6],
  ['shop.shelves[1].label', 8],
  ['shop.shelves[1].sold by', 9],
  ['shop.shelves[2]', 10],
  ['shop.floor', 12],
])('finds %s', (path, line) => {
  expect(parseContent(SOURCE, join(ROOT, 'shop.json')).lines[path]).toBe(line);
});
