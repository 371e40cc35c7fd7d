import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFaults } from '../e2e/faults/remote-faults';
import { testsNamedIn, titlesIn } from '../deploy/testing/test-titles';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each([
  { page: 'docs/reliability.md', folder: 'e2e/faults' },
  { page: 'docs/security.md', folder: 'e2e/attacks' },
])('$page', ({ page, folder }) => {
  const named = testsNamedIn(read(page));

  it('names tests that there are', () => {
    const missing = named.filter(
      ({ file, title }) =>
        !existsSync(join(root, file)) || !titlesIn(file).some((known) => known.test(title)),
    );

    expect(named.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('has a row for every test of its journeys', () => {
    const specs = readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`);
    const forgotten = specs.flatMap((spec) =>
      titlesIn(spec)
        .filter((title) => !named.some((test) => test.file === spec && title.test(test.title)))
        .map((title) => `${spec}: ${title}`),
    );

    expect(forgotten).toEqual([]);
  });
});

it('the matrix of faults has every fault of a remote, for the first load and for a navigation', () => {
  const rows = testsNamedIn(read('docs/reliability.md')).map(({ title }) => title);
  const missing = remoteFaults
    .flatMap(({ name }) => [`first load: ${name}: `, `navigation: ${name}: `])
    .filter((start) => !rows.some((title) => title.includes(start)));

  expect(missing).toEqual([]);
});
