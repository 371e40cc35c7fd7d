import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'decisions');
const files = readdirSync(folder).filter((name) => /^\d/.test(name));

it('numbers the decisions without a gap', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

it('lists each decision in the index once, with its title', () => {
  const listed = [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^- \[(\d+)\]\((.*?)\) (.*)$/gm),
  ];
  const titles = files.map((name) => [name, readFileSync(join(folder, name), 'utf8').split('\n')[0]]);

  expect(listed.map(([, number, name, title]) => [name, `# ${number}. ${title}`]).sort()).toEqual(titles);
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
