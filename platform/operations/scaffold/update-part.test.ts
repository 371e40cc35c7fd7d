import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyForScaffold, linkCommands } from '../../testing/scaffold-working-copy';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { newPart } from './new-part';
import { TEMPLATES } from './templates';
import { updatePart } from './update-part';

const CONFIG = 'zebra-remote/webpack.config.js';
const WORKFLOW = '.github/workflows/zebra.yml';

let root: string;

const read = (file: string) => readFile(join(root, file), 'utf8');
const readJson = async (file: string) =>
  JSON.parse(await read(file)) as Record<string, Record<string, string>>;
const update = () => updatePart({ root, name: 'zebra', templates: join(root, 'templates') });

/** A template as a later version of the scaffold has it. */
async function changeTemplate(name: string): Promise<void> {
  const comment = name.endsWith('.yml') ? '# Later.\n' : '// Later.\n';
  const file = join(root, 'templates', `${name}.template`);
  await writeFile(file, comment + (await readFile(file, 'utf8')));
}

/** A working copy with a part that was just made: made once, and copied for each test. */
let made: string;

beforeAll(async () => {
  made = await makeTemporaryFolder();
  await copyForScaffold(made);
  await cp(TEMPLATES, join(made, 'templates'), { recursive: true });
  await linkCommands(made);
  await newPart({ root: made, name: 'zebra', path: '/zebra' });
});
afterAll(() => rm(made, { recursive: true }));

beforeEach(async () => {
  root = await makeTemporaryFolder();
  await cp(made, root, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => rm(root, { recursive: true }));

it('a part that was just made is up to date', async () => {
  expect(await update()).toEqual({ created: [], edited: [], kept: [] });
});

it('what a later scaffold writes otherwise comes into the part, and its words stay', async () => {
  const words = 'zebra-remote/content/introduction.json';
  await appendFile(join(root, words), ' \n');
  await changeTemplate('frame/webpack.config.js');
  await changeTemplate('workflow.yml');

  const { created, edited, kept } = await update();

  expect({ created, edited, kept }).toEqual({
    created: [],
    edited: [WORKFLOW, 'zebra-remote/scaffold.json', CONFIG],
    kept: [],
  });
  expect(await read(CONFIG)).toMatch(/^\/\/ Later\./);
  expect(await read(words)).toMatch(/ \n$/);
  expect(await update()).toEqual({ created: [], edited: [], kept: [] });
});

it('a file that the team changed stays, update after update, until it is deleted', async () => {
  await appendFile(join(root, CONFIG), '// Ours.\n');
  await changeTemplate('frame/webpack.config.js');

  expect((await update()).kept).toEqual([CONFIG]);
  expect((await update()).kept).toEqual([CONFIG]);
  expect(await read(CONFIG)).toContain('// Ours.');

  await rm(join(root, CONFIG));
  expect((await update()).kept).toEqual([]);
  expect(await read(CONFIG)).toMatch(/^\/\/ Later\.[^]*(?<!Ours\.\n)$/);
});

it('a file that a part of before has not is written, and one without a record is the team’s', async () => {
  await rm(join(root, 'zebra-remote/scaffold.json'));
  await rm(join(root, WORKFLOW));
  await changeTemplate('frame/webpack.config.js');

  expect(await update()).toEqual({
    created: [WORKFLOW, 'zebra-remote/scaffold.json'],
    edited: [],
    kept: [CONFIG],
  });
});

it('the packages and scripts that all parts have follow, with the lock file; the team’s own stay', async () => {
  const manifest = await readJson('zebra-remote/package.json');
  manifest.dependencies = { react: '18.0.0', 'lucide-react': '1.75.0' };
  manifest.scripts = { freeze: 'node freeze.js' };
  await writeFile(join(root, 'zebra-remote/package.json'), JSON.stringify(manifest));

  await update();

  const { dependencies, scripts } = await readJson('zebra-remote/package.json');
  const { react } = (await readJson('shell/package.json')).dependencies!;
  expect(dependencies).toMatchObject({ react, 'lucide-react': '1.75.0' });
  expect(scripts).toMatchObject({ freeze: 'node freeze.js', build: expect.any(String) });
  const { packages } = (await readJson('package-lock.json')) as unknown as {
    packages: Record<string, object>;
  };
  expect(packages['zebra-remote']).toMatchObject({ dependencies });
});

it.each([
  ['no part', () => updatePart({ root, name: 'nobody' }), 'part-unknown'],
  ['the shell', () => updatePart({ root, name: 'shell' }), 'part-unknown'],
])('%s is refused, with a way on', async (_, act, code) => {
  await expect(act()).rejects.toMatchObject({ code, remedy: expect.stringMatching(/./) });
});
