import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A test as a page of the docs names it; `…` stands for what differs from one run of it to the next. */
interface NamedTest {
  /** From the project's root. */
  file: string;
  title: string;
}

/** `test('…',`, `it('…',`, and the title behind a table: `it.each([…])('…',`. */
const TITLE = /(?:\b(?:test|it)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** Titles of a file's tests as patterns: what is filled in when they run matches anything. */
export function titlesIn(file: string): RegExp[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(TITLE)].map(([, , title = '']) => {
    const fixed = title.replace(/\\(['"`])/g, '$1').split(/\$\{[^}]*\}|%[sj]|\$\w+/);
    return new RegExp(`^${fixed.map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
  });
}

/** The tests that the last column of a page's tables names, as `` `file` title ``; several with `<br>` between them. */
export function testsNamedIn(markdown: string): NamedTest[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split('|').at(-2)?.trim() ?? '');
  return cells
    .flatMap((cell) => cell.split('<br>'))
    .flatMap((cell) => {
      const [, file, title] = /^`([^`]+\.tsx?)` (.+)$/.exec(cell.trim()) ?? [];
      return file && title ? [{ file, title }] : [];
    });
}
