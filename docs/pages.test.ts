import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const pages = [
  'README.md',
  ...readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

it.each(pages)('%s links to pages and pictures that there are', (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target!);

  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});

it.each(pages)('%s links to headings that there are', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)]+)\)/g)];
  const missing = links.filter(([, target = '', heading = '']) => {
    const other = target === '' ? page : join(dirname(page), target);
    return !headingsOf(other).includes(heading);
  });

  expect(missing.map(([link]) => link)).toEqual([]);
});

it.each(['docs/security.md', 'docs/reliability.md'])('%s names tests that there are', (page) => {
  const tests = [...read(page).matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);

  expect(tests.length).toBeGreaterThan(15);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(['docs/security.md', 'docs/reliability.md'])('%s has two pages at most', (page) => {
  expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(900);
});

/** Headings of a page as links name them. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
