import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meanings as colors, tokens } from './tokens';

const document = readFileSync(join(__dirname, '../../docs/design.md'), 'utf8');

const named = (value: string) => value.replace(/^\{colors\.(\w+)\}$/, '$1');

const paints = Object.entries(tokens.colors as Record<string, { value: string }>).map(
  ([name, { value }]) => `| \`${name}\` | ${value} |`,
);
const meanings = Object.entries(colors).map(
  ([name, { value }]) => `| \`${name}\` | ${named(value.base)} | ${named(value._dark)} |`,
);
const scales = (['fontSizes', 'spacing', 'sizes', 'radii', 'shadows'] as const).map((scale) => {
  const values = Object.entries(tokens[scale] as Record<string, { value: string }>);
  return `| \`${scale}\` | ${values.map(([name, { value }]) => `${name} ${value}`).join(', ')} |`;
});

it('names every token in docs/design.md as it is, and no other', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));

  expect(rows).toEqual([...paints, ...meanings, ...scales]);
});
