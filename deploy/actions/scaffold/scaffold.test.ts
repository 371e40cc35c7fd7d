import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@site/shared/federation';
import { PLACEHOLDER } from '@site/shared/site/placeholders';
import { copyForScaffold, copyInto, linkPackages, ROOT } from '../../testing/scaffold-working-copy';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { newPage } from './new-page';
import { newPart } from './new-part';
import { newSection } from './new-section';
import { PARTS_FILE, type PartsTable } from './parts-table';
import { TEMPLATES } from './templates';

const execute = promisify(execFile);
/** What a part's types, lint and tests read besides. */
const CHECKED = [
  'shared',
  'jest.config.js',
  'eslint.config.mjs',
  'package.json',
  'tsconfig.json',
  'webpack.common.js',
  'e2e/support/memory-folder.js',
];

let root: string;

const readTable = async () => JSON.parse(await readFile(join(root, PARTS_FILE), 'utf8')) as PartsTable;

/** Every file of the copy with its text. */
async function everything(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.sort().map(async (file) => `${file}\n${await readFile(file, 'utf8')}`));
}

beforeEach(async () => {
  root = await makeTemporaryFolder();
  await copyForScaffold(root);
});
afterEach(() => rm(root, { recursive: true }));

it('writes a part, a page and a section whose types, lint and tests pass at once', async () => {
  await copyInto(root, CHECKED);
  await linkPackages(root);

  const part = await newPart({ root, name: 'careers', path: '/careers' });
  await newPage({ root, name: 'our-teams', part: 'careers', path: '/teams', title: "Who's who" });
  await newSection({ root, name: 'why-us', part: 'careers', page: 'OurTeamsPage' });
  await newSection({ root, name: 'openings', part: 'careers' });

  expect(part.created).toContain('careers-remote/exposed/CareersPage.ts');
  expect(part.edited).toEqual(['CODEOWNERS', 'package-lock.json', 'shared/parts.json']);
  expect((await readTable()).careers).toEqual({
    workspace: 'careers-remote',
    port: Math.max(...Object.values(parts).map(({ port }) => port)) + 1,
    pages: { '/careers': 'CareersPage', '/teams': 'OurTeamsPage' },
  });
  const run = (command: string, ...words: string[]) =>
    execute(join(root, 'node_modules/.bin', command), words, { cwd: root });
  const [, , tests] = await Promise.all([
    run('tsc', '-p', 'careers-remote'),
    run('eslint', 'careers-remote'),
    run('jest', 'careers-remote', '--json'),
  ]);
  expect(JSON.parse(tests.stdout)).toMatchObject({ numPassedTestSuites: 6, numFailedTests: 0 });
}, 180_000);

it('gives a part an owner, and the lock file its workspace in npm’s order', async () => {
  await linkPackages(root);

  await newPart({ root, name: 'careers', path: '/careers' });

  expect(await readFile(join(root, 'CODEOWNERS'), 'utf8')).toMatch(
    /^\/legal-remote\/ .*\n\/careers-remote\/ +@site\/careers\n\/docs/m,
  );
  const before = Object.keys(await packagesOf(ROOT));
  const after = Object.keys(await packagesOf(root));
  expect(after.filter((name) => !name.includes('careers'))).toEqual(before);
  expect(after.filter((name) => name.includes('careers'))).toEqual([
    'careers-remote',
    'node_modules/@site/careers-remote',
  ]);
});

it('lists a section at the end of the landing page, whose content it joins', async () => {
  await linkPackages(root);

  await newSection({ root, name: 'festival-offers', part: 'landing' });

  const page = await readFile(join(root, 'landing-remote/pages/LandingPage.tsx'), 'utf8');
  expect(page).toMatch(
    /<InEnglish if=\{english\('festivalOffers'\)\}>\s+<FestivalOffersSection content=\{content\.festivalOffers\} site=\{site\} \/>\s+<\/InEnglish>\s+<\/div>/,
  );
  expect(await readFile(join(root, 'landing-remote/content/all-content.ts'), 'utf8')).toContain(
    "typeof import('./festival-offers.content') &",
  );
});

it('marks the words that are still to be written, so that none of them goes live on a public address', async () => {
  await linkPackages(root);

  const made = [
    await newSection({ root, name: 'festival-offers', part: 'landing' }),
    await newPart({ root, name: 'careers', path: '/careers' }),
  ];

  const contents = made.flatMap(({ created }) => created).filter((file) => file.endsWith('.content.ts'));
  expect(contents).toHaveLength(3);
  for (const file of contents) expect(await readFile(join(root, file), 'utf8')).toMatch(PLACEHOLDER);
});

describe('is refused, and leaves everything as it was:', () => {
  const part = (name: string, path = '/careers') => newPart({ root, name, path });
  const page = (name: string, path: string, of = 'landing') => newPage({ root, name, part: of, path });
  const section = (name: string, of: string, on?: string) => newSection({ root, name, part: of, page: on });

  it.each([
    ['the name of another part', () => part('legal'), 'part-name-taken'],
    ['the folder of another part', () => part('legal-remote'), 'part-name-taken'],
    ['a name that is no slug', () => part('Careers!'), 'part-name-invalid'],
    ['the name of a folder of the project', () => part('shared'), 'part-name-invalid'],
    ['the name of a property of the browser', () => part('history'), 'part-name-invalid'],
    ['a word of the language', () => part('class'), 'part-name-invalid'],
    ['a name that no variable can have', () => part('undefined'), 'part-name-invalid'],
    ['a name that every object has', () => part('constructor'), 'part-name-invalid'],
    ['a path of another part', () => part('careers', '/privacy-policy'), 'path-taken'],
    ['a path of this part', () => page('home', '/'), 'path-taken'],
    ['a path with capitals', () => part('careers', '/Careers'), 'path-invalid'],
    ['a path below another', () => part('careers', '/careers/jobs'), 'path-invalid'],
    ['the address of a language', () => part('careers', '/kn'), 'path-reserved'],
    ['the address of the page that says "not found"', () => part('careers', '/404'), 'path-reserved'],
    ['the address of a page’s file', () => part('careers', '/index'), 'path-reserved'],
    ['a page of no part', () => page('offers', '/offers', 'nobody'), 'part-unknown'],
    ['a page of what every object has', () => page('offers', '/offers', 'constructor'), 'part-unknown'],
    ['a page of the shell', () => page('offers', '/offers', 'shell'), 'part-unknown'],
    ['a further page of a part that has one', () => page('offers', '/offers'), 'part-of-one-page'],
    ['a section on no page', () => section('offers', 'landing', 'OffersPage'), 'page-unknown'],
    ['a section with a name that is no slug', () => section('Offers', 'landing'), 'name-invalid'],
    [
      'a heading of two lines',
      () => newSection({ root, name: 'offers', part: 'landing', title: 'Two\nlines' }),
      'words-not-plain',
    ],
    ['a section on a page that is no list', () => section('offers', 'legal'), 'source-unknown'],
  ])('%s', async (_, act, code) => {
    const before = await everything();

    await expect(act()).rejects.toMatchObject({ code, remedy: expect.stringMatching(/./) });

    expect(await everything()).toEqual(before);
  });

  it('a file that is there already', async () => {
    const file = join(root, 'landing-remote/content/offers.content.ts');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'mine');
    const before = await everything();

    await expect(section('offers', 'landing')).rejects.toMatchObject({
      code: 'file-exists',
      message: expect.stringContaining('landing-remote/content/offers.content.ts'),
    });

    expect(await everything()).toEqual(before);
  });

  it('whatever fails after the first file is written', async () => {
    const before = await everything();

    // No formatter is installed there.
    await expect(section('offers', 'landing')).rejects.toThrow('prettier');

    expect(await everything()).toEqual(before);
  });
});

it.each(Object.entries(parts))('the workflow of %s is the template, but for its tests', async (name, row) => {
  const template = await readFile(join(TEMPLATES, 'workflow.yml.template'), 'utf8');
  const workflow = await readFile(join(ROOT, `.github/workflows/${name}.yml`), 'utf8');
  const withoutTests = (text: string) =>
    text.split('\n').filter((line) => !/^ +- run: npx jest |^ +# What the specification/.test(line));

  const filled = template.replaceAll('__workspace__', row.workspace).replaceAll('__part__', name);
  expect(withoutTests(workflow)).toEqual(withoutTests(filled));
});

async function packagesOf(folder: string): Promise<Record<string, object>> {
  const text = await readFile(join(folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Record<string, object> }).packages;
}
