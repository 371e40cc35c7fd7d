import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@site/shared/federation';
import { PLACEHOLDER } from '@site/shared/site/placeholders';
import {
  copyForScaffold,
  copyInto,
  linkCommands,
  linkPackages,
  ROOT,
} from '../../testing/scaffold-working-copy';
import { aLiveSite } from '../../testing/a-live-site';
import { MemoryStore } from '../../testing/memory-store';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { newPage } from './new-page';
import { newPart } from './new-part';
import { newSection } from './new-section';
import { removePart } from './remove-part';
import { PARTS_FILE, type PartsTable } from './parts-table';
import { TEMPLATES } from './templates';

const execute = promisify(execFile);
/** What a part's types, lint and tests read besides. */
const CHECKED = [
  'shared',
  'platform/tooling',
  'jest.config.js',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'webpack.common.js',
  'e2e/support/memory-folder.js',
  'e2e/support/test-run.js',
];

let root: string;

const readTable = async () => JSON.parse(await readFile(join(root, PARTS_FILE), 'utf8')) as PartsTable;

/** All files of the copy but those of git and its packages. */
const filesOfCopy = async () =>
  (await everything()).filter((file) => !/\/(\.git|node_modules)\//.test(file.split('\n')[0]!));

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

  const part = await newPart({ root, name: 'zebra', path: '/zebra' });
  await newPage({ root, name: 'our-herds', part: 'zebra', path: '/herds', title: "Who's who" });
  await newSection({ root, name: 'why-us', part: 'zebra', page: 'OurHerdsPage' });
  await newSection({ root, name: 'grazing', part: 'zebra' });

  expect(part.created).toContain('zebra-remote/exposed/ZebraPage.ts');
  expect(part.edited).toEqual(['CODEOWNERS', 'package-lock.json', 'shared/parts.json']);
  expect((await readTable()).zebra).toEqual({
    workspace: 'zebra-remote',
    port: Math.max(...Object.values(parts).map(({ port }) => port)) + 1,
    pages: { '/zebra': 'ZebraPage', '/herds': 'OurHerdsPage' },
  });
  const run = (command: string, ...words: string[]) =>
    execute(join(root, 'node_modules/.bin', command), words, { cwd: root });
  const [, tests] = await Promise.all([
    run('oxlint', '--type-aware', '--type-check', '--max-warnings', '0', 'zebra-remote'),
    run('jest', 'zebra-remote', '--json'),
  ]);
  expect(JSON.parse(tests.stdout)).toMatchObject({ numPassedTestSuites: 6, numFailedTests: 0 });
}, 180_000);

it('gives a part an owner, and the lock file its workspace in npm’s order', async () => {
  await linkCommands(root);

  await newPart({ root, name: 'zebra', path: '/zebra' });

  const last = Object.values(parts).at(-1)!.workspace;
  expect(await readFile(join(root, 'CODEOWNERS'), 'utf8')).toMatch(
    new RegExp(`^/${last}/ .*\\n/zebra-remote/ +@site/zebra\\n/docs`, 'm'),
  );
  const all = [...Object.keys(await packagesOf(ROOT)), 'node_modules/@site/zebra-remote', 'zebra-remote'];
  expect(Object.keys(await packagesOf(root))).toEqual(
    all.sort((one, other) => one.localeCompare(other, 'en')),
  );
});

it('lists a section at the end of the landing page, whose content it joins', async () => {
  await linkCommands(root);

  await newSection({ root, name: 'zebra-stripes', part: 'landing' });

  const page = await readFile(join(root, 'landing-remote/pages/LandingPage.tsx'), 'utf8');
  expect(page).toMatch(
    /<InEnglish if=\{english\('zebraStripes'\)\}>\s+<ZebraStripesSection content=\{content\.zebraStripes\} site=\{site\} \/>\s+<\/InEnglish>\s+<\/div>/,
  );
  expect(await readFile(join(root, 'landing-remote/content/all-content.ts'), 'utf8')).toContain(
    "zebraStripes: import('../sections/zebra-stripes/zebra-stripes.schema').ZebraStripesContent;",
  );
});

it('puts a section after another one, and names those that there are where it is not on the page', async () => {
  await linkCommands(root);

  await newSection({ root, name: 'zebra-stripes', part: 'landing', after: 'service-areas' });
  const wrong = newSection({ root, name: 'zebra-foals', part: 'landing', after: 'herds' });

  await expect(wrong).rejects.toMatchObject({
    code: 'section-unknown',
    remedy: expect.stringContaining('hero, service-areas, zebra-stripes, contact'),
  });
  const page = await readFile(join(root, 'landing-remote/pages/LandingPage.tsx'), 'utf8');
  expect([...page.matchAll(/english\('(\w+)'\)/g)].map(([, name]) => name)).toEqual([
    'hero',
    'serviceAreas',
    'zebraStripes',
    'contact',
  ]);
});

describe('removing the source of a part', () => {
  const git = (...words: string[]) =>
    execute('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.in', ...words], { cwd: root });

  it('leaves the working copy as it was before the part was made, once git has the part', async () => {
    await linkCommands(root);
    await git('init', '-q');
    const before = await filesOfCopy();
    await newPart({ root, name: 'zebra', path: '/zebra' });
    const remove = () => removePart({ root, name: 'zebra', store: new MemoryStore() });

    await expect(remove()).rejects.toMatchObject({ code: 'source-not-committed' });
    await git('add', '.');
    await git('commit', '-qm', 'A part');
    expect(await remove()).toEqual({
      removed: ['zebra-remote', '.github/workflows/zebra.yml'],
      edited: ['CODEOWNERS', 'package-lock.json', 'shared/parts.json'],
    });

    expect(await filesOfCopy()).toEqual(before);
  });

  it('is refused while the part is live', async () => {
    const { store } = await aLiveSite();

    await expect(removePart({ root, name: 'legal', store })).rejects.toMatchObject({ code: 'part-live' });
  });
});

it('marks the words that are still to be written, so that none of them goes live on a public address', async () => {
  await linkCommands(root);

  const made = [
    await newSection({ root, name: 'zebra-stripes', part: 'landing' }),
    await newPart({ root, name: 'zebra', path: '/zebra' }),
  ];

  const contents = made
    .flatMap(({ created }) => created)
    .filter((file) => file.includes('/content/') && file.endsWith('.json'));
  expect(contents).toHaveLength(3);
  for (const file of contents) expect(await readFile(join(root, file), 'utf8')).toMatch(PLACEHOLDER);
});

describe('is refused, and leaves everything as it was:', () => {
  const part = (name: string, path = '/zebra') => newPart({ root, name, path });
  const page = (name: string, path: string, of = 'landing') => newPage({ root, name, part: of, path });
  const section = (name: string, of: string, on?: string) => newSection({ root, name, part: of, page: on });

  it.each([
    ['the name of another part', () => part('legal'), 'part-name-taken'],
    ['the folder of another part', () => part('legal-remote'), 'part-name-taken'],
    ['a name that is no slug', () => part('Zebra!'), 'part-name-invalid'],
    ['the name of a folder of the project', () => part('shared'), 'part-name-invalid'],
    ['the name of a property of the browser', () => part('history'), 'part-name-invalid'],
    ['a word of the language', () => part('class'), 'part-name-invalid'],
    ['a name that no variable can have', () => part('undefined'), 'part-name-invalid'],
    ['a name that every object has', () => part('constructor'), 'part-name-invalid'],
    ['a path of another part', () => part('zebra', '/privacy-policy'), 'path-taken'],
    ['a path of this part', () => page('home', '/'), 'path-taken'],
    ['a path with capitals', () => part('zebra', '/Zebra'), 'path-invalid'],
    ['a path below another', () => part('zebra', '/zebra/stripes'), 'path-invalid'],
    ['the address of a language', () => part('zebra', '/kn'), 'path-reserved'],
    ['the address of the page that says "not found"', () => part('zebra', '/404'), 'path-reserved'],
    ['the address of a page’s file', () => part('zebra', '/index'), 'path-reserved'],
    ['a page of no part', () => page('stripes', '/stripes', 'nobody'), 'part-unknown'],
    ['a page of what every object has', () => page('stripes', '/stripes', 'constructor'), 'part-unknown'],
    ['a page of the shell', () => page('stripes', '/stripes', 'shell'), 'part-unknown'],
    ['a further page of a part that has one', () => page('stripes', '/stripes'), 'part-of-one-page'],
    ['a section on no page', () => section('stripes', 'landing', 'StripesPage'), 'page-unknown'],
    ['a section with a name that is no slug', () => section('Stripes', 'landing'), 'name-invalid'],
    [
      'a heading of two lines',
      () => newSection({ root, name: 'stripes', part: 'landing', title: 'Two\nlines' }),
      'words-not-plain',
    ],
    ['a section on a page that is no list', () => section('stripes', 'legal'), 'source-unknown'],
  ])('%s', async (_, act, code) => {
    const before = await everything();

    await expect(act()).rejects.toMatchObject({ code, remedy: expect.stringMatching(/./) });

    expect(await everything()).toEqual(before);
  });

  it('a file that is there already', async () => {
    const file = join(root, 'landing-remote/content/stripes.json');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'mine');
    const before = await everything();

    await expect(section('stripes', 'landing')).rejects.toMatchObject({
      code: 'file-exists',
      message: expect.stringContaining('landing-remote/content/stripes.json'),
    });

    expect(await everything()).toEqual(before);
  });

  it('whatever fails after the first file is written', async () => {
    const before = await everything();

    // No formatter is installed there.
    await expect(section('stripes', 'landing')).rejects.toThrow('prettier');

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
