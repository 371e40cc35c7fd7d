import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { bundleCommand } from './bundle-command';
import { unreadableSources } from './unreadable-sources';

describe('given a command that takes values from a content file', () => {
  let root: string;

  beforeEach(async () => {
    root = await makeTemporaryFolder();
    await mkdir(join(root, 'cli'));
    await writeFile(join(root, 'cli/run.ts'), "export { values } from './values.content';\n");
  });
  afterEach(() => rm(root, { recursive: true }));

  const failure = () =>
    bundleCommand(root, join(root, 'cli/run.ts')).then(
      () => null,
      (error: unknown) => error,
    );

  it.each([
    [
      'a value without quotes',
      'hello@brand.in',
      /values\.content\.ts:2:\d+ cannot be read: .* straight quotes/,
    ],
    [
      'an apostrophe between straight quotes',
      "'Today's'",
      /values\.content\.ts:2:\d+ .* write ’ for an apostrophe/,
    ],
  ])('names file and line of %s, and what to write', async (_, value, sentence) => {
    await writeFile(
      join(root, 'cli/values.content.ts'),
      `export const values = {\n  contactEmail: ${value},\n};\n`,
    );

    expect(unreadableSources(await failure(), root)).toEqual([expect.stringMatching(sentence)]);
  });

  it('names file and line of other code that cannot be read', async () => {
    await writeFile(join(root, 'cli/run.ts'), 'export const run = ;\n');

    expect(unreadableSources(await failure(), root)).toEqual([
      'cli/run.ts:1:20 cannot be read: Unexpected ";"',
    ]);
  });

  it('leaves other errors to whoever repairs the command', () => {
    expect(unreadableSources(new Error('The disk is full.'), root)).toBeNull();
  });
});
