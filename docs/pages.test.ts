import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platformPackages } from '@site/shared/working-copy/working-copy';

const root = join(__dirname, '..');
const pages = [
  'README.md',
  ...readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  'platform/README.md',
  ...platformPackages().map((folder) => join(folder, 'README.md')),
];
/** Source files from the root on; pages name some by the end of their path. */
const sources = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !['node_modules', '.git', '.cache', '.site'].includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(entry.name, name),
        )
      : [entry.name],
  )
  .filter((name) => !name.includes('node_modules') && /\.(tsx?|m?js)$/.test(name));
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

it.each(pages)('%s names source files that there are', (page) => {
  const named = [...read(page).matchAll(/`([\w/.-]+\.(?:tsx?|m?js))`/g)].map(([, file]) => file!);

  expect(named.filter((file) => !sources.some((source) => `/${source}`.endsWith(`/${file}`)))).toEqual([]);
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
