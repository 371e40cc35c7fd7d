import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'decisions');
const files = readdirSync(folder).filter((name) => /^\d/.test(name));

it('gives each decision a number of its own', () => {
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
});

it.each(files)('%s has its number in its title, and the three parts of a decision', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(text.match(/^## (Context|Decision|Consequences)$/gm)).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
  ]);
});
