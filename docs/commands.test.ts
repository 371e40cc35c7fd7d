import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../deploy/records/open-store';
import { makeTemporaryFolder } from '../deploy/testing/temporary-folder';
import { aLiveSite, goLive } from '../deploy/testing/a-live-site';
import { commandLinesIn, validateCommandLine } from '../deploy/testing/command-lines';
import { runSite } from '../deploy/testing/run-site';
import { aLegal } from '../deploy/testing/tiny-parts';

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

const reference = read('docs/reference/site-command.md');
/** What the reference says of a command. */
const sectionOf = (command: string) =>
  reference.split(/^## /m).find((text) => text.startsWith(`site ${command}\n`));
const helpOf = async (...words: string[]) => (await runSite('/', ...words, '--help')).stdout;

it.each(pages)('%s names only commands and options that there are', async (page) => {
  const lines = commandLinesIn(read(page)).filter(([command]) => !command?.startsWith('<'));
  const flaws = await Promise.all(lines.map(validateCommandLine));

  expect(flaws.filter((flaw) => flaw !== null)).toEqual([]);
});

it('no page and no message names a form of the command that may run a package of the registry', () => {
  const sources = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => `deploy/${name}`);
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const files = [...pages, ...workflows, ...sources];

  expect(files.filter((file) => /npx site/.test(read(file)))).toEqual([]);
});

describe('the reference of the site command', () => {
  it('has every command and every option', async () => {
    const commands = [...(await helpOf()).matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);

    for (const command of commands.filter((name) => name !== 'help')) {
      const options = (await helpOf(command)).match(/(?<=^ {2}.*)--[a-z-]+/gm) ?? [];
      const missing = options.filter(
        (option) => option !== '--help' && !sectionOf(command)?.includes(option),
      );
      expect([command, sectionOf(command) !== undefined, missing]).toEqual([command, true, []]);
    }
  });

  it('has every field that a command prints with --json', async () => {
    const folder = await makeTemporaryFolder();
    const store = await openStore(join(folder, 'store'), { env: {} });
    await aLiveSite(undefined, store);
    const { record: deployment } = await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);

    for (const words of [
      ['status'],
      ['history'],
      ['diff', '1'],
      ['verify'],
      ['prune'],
      ['proof', '/', '--at', deployment.time],
    ]) {
      const [fields] = (await runSite(folder, '--json', ...words)).json();
      const missing = Object.keys(fields!).filter((name) => !sectionOf(words[0]!)!.includes(`\`${name}\``));
      expect([words[0], missing]).toEqual([words[0], []]);
    }
    await rm(folder, { recursive: true });
  });
});
