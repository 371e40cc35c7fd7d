import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from './tokens';

const root = join(__dirname, '../..');

/** Leaf light and sky pale: nothing but drawings is painted in them. */
const OF_DRAWINGS = ['#8fbf6a', '#cfe0ee'];

const palette = [
  ...Object.values(tokens.colors as Record<string, { value: string }>).map(({ value }) => value),
  ...OF_DRAWINGS,
];

it.each(['landing-remote/art', 'shared/brand', 'shell/errors'])(
  'drawings in %s are painted in the colours of the tokens: a colour of the brand is one colour',
  (folder) => {
    const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.svg'));
    const others = files.flatMap((name) => {
      const paints = readFileSync(join(root, folder, name), 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];
      const full = paints.map((paint) => (paint === '#fff' ? '#ffffff' : paint.toLowerCase()));
      return [...new Set(full)]
        .filter((paint) => !palette.includes(paint))
        .map((paint) => `${name}: ${paint}`);
    });

    expect(files).not.toEqual([]);
    expect(others).toEqual([]);
  },
);
