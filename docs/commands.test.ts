import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../platform/testing/temporary-folder';
import { SETTINGS } from '../platform/cli/context/settings';
import { aLiveSiteIn, goLive } from '../platform/testing/a-live-site';
import { commandLinesIn, validateCommandLine } from '../platform/testing/command-lines';
import { runSite } from '../platform/testing/run-site';
import { aLegal } from '../platform/testing/tiny-parts';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = [
  'README.md',
  ...['docs', 'docs/reference', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Sources of the command, its tests among them. */
const sources = readdirSync(join(root, 'platform'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
  .map((name) => `platform/${name}`);

const reference = read('docs/reference/site-command.md');
/** Rows of a table of the reference, by the commands in the first column. */
const rowsOf = (title: string) =>
  new Map(
    [
      ...reference
        .split(`\n## ${title}\n`)[1]!
        .split('\n## ')[0]!
        .matchAll(/^\| ([`a-z, ]+) \|(.*)\|$/gm),
    ]
      .flatMap(([, names = '', row = '']) => names.match(/[a-z]+/g)!.map((name) => [name, row] as const))
      .filter(([name]) => name !== 'command'),
  );
const helpOf = async (...words: string[]) => (await runSite('/', ...words, '--help')).stdout;

it.each(pages)('%s names only commands and options that there are', async (page) => {
  const lines = commandLinesIn(read(page)).filter(([command]) => !command?.startsWith('<'));
  const problems = await Promise.all(lines.map(validateCommandLine));

  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

it('no page and no message names a form of the command that may run a package of the registry', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const files = [...pages, ...workflows, ...sources];

  expect(files.filter((file) => /npx site/.test(read(file)))).toEqual([]);
});

describe('the reference of the site command', () => {
  it('has every command, and no other', async () => {
    const [help = ''] = (await helpOf()).split('Examples:');
    const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);

    expect([...rowsOf('Commands').keys()].sort()).toEqual(commands.filter((name) => name !== 'help').sort());
  });

  it.each(['publish', 'approve', 'promote', 'rollback', 'people init'])(
    'says nothing of a default that is empty: %s',
    async (command) => {
      expect(await helpOf(...command.split(' '))).not.toMatch(/default: (""|\[\])/);
    },
  );

  it('has every variable that the command reads', () => {
    const names = new Set(
      sources
        .filter((file) => !/\.test\.ts$|testing\//.test(file))
        .flatMap((file) => [...read(file).matchAll(/env\??\.(SITE_[A-Z_0-9]+)/g)].map(([, name]) => name!)),
    );

    expect(names).toContain('SITE_STORE');
    expect([...names].filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect([...new Set(reference.match(/\bSITE_[A-Z_0-9]+/g))].toSorted()).toEqual(SETTINGS);
  });

  it('has every field that a command prints with --json', async () => {
    const folder = await makeTemporaryFolder();
    const rows = rowsOf('JSON');
    const { store } = await aLiveSiteIn(folder);
    const { record: deployment } = await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);

    for (const words of [
      ['status'],
      ['status', '--history'],
      ['diff', '1'],
      ['verify'],
      ['prune'],
      ['proof', '/', '--at', deployment.time],
    ]) {
      const [fields] = (await runSite(folder, '--json', ...words)).json();
      const missing = Object.keys(fields!).filter((name) => !rows.get(words[0]!)!.includes(`\`${name}\``));
      expect([words[0], missing]).toEqual([words[0], []]);
    }
    await rm(folder, { recursive: true });
  });
});
