import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceFingerprint } from './source-fingerprint';

const VARIABLE = 'SITE_BUSINESS_VALUES';

let folder: string;
/** A working copy of one part. */
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-fingerprint-'));
  root = join(folder, 'copy');
  await write('copy/shell/index.ts', 'start()');
  await write('copy/shared/site/site.ts', 'site');
  await write('copy/platform/tooling/build/webpack-recipe.js', 'recipe');
  for (const file of ['webpack.common.js', 'tsconfig.json', 'package-lock.json'])
    await write(`copy/${file}`, file);
});

afterEach(async () => {
  delete process.env[VARIABLE];
  await rm(folder, { recursive: true });
});

async function write(path: string, text: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

const fingerprint = () => sourceFingerprint(root, 'shell');

/** Whether the fingerprint is another one after a file was written. */
async function changesWith(path: string, text = 'edited'): Promise<boolean> {
  const before = await fingerprint();
  await write(path, text);
  return (await fingerprint()) !== before;
}

it.each([
  'copy/shell/index.ts',
  'copy/shell/content/new.json',
  'copy/shared/site/site.ts',
  'copy/package-lock.json',
])('is another one after %s was edited', async (path) => {
  expect(await changesWith(path)).toBe(true);
});

it.each([
  'copy/shell/dist/browser/main.js',
  'copy/shell/node_modules/a/index.js',
  'copy/shell/start.test.ts',
  'copy/landing-remote/index.ts',
])('stays the same whatever %s holds', async (path) => {
  expect(await changesWith(path)).toBe(false);
});

describe('of a build with other business values', () => {
  it.each([
    ['absolute', () => join(folder, 'values/ours.json')],
    ['from the root', () => '../values/ours.json'],
  ])('is another one after their file was edited, named %s', async (_, name) => {
    await write('values/ours.json', 'phone: null');
    process.env[VARIABLE] = name();

    expect(await changesWith('values/ours.json')).toBe(true);
  });

  it('is another one than without them, even while their file is not there', async () => {
    const without = await fingerprint();
    process.env[VARIABLE] = join(folder, 'values/ours.json');

    expect(await fingerprint()).not.toBe(without);
  });
});
