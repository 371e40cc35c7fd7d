import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../../testing/temporary-folder';
import { runBundled, unreadableSources } from './run-bundled';

describe('given a command that takes values from a content file', () => {
  let root: string;

  folderOfEachTest(async (fresh) => {
    root = fresh;
    await mkdir(join(root, 'cli'));
    await writeFile(join(root, 'cli/run.ts'), "export { default as values } from './values.json';\n");
  });

  const failure = () =>
    runBundled(root, join(root, 'cli/run.ts'), join(root, 'cache/run.js')).then(
      () => null,
      (error: unknown) => error,
    );

  it('names file and line of a value without quotes', async () => {
    await writeFile(join(root, 'cli/values.json'), '{\n  "contactEmail": hello@brand.in\n}\n');

    expect(unreadableSources(await failure(), root)).toEqual([
      expect.stringMatching(/values\.json:2:\d+ cannot be read: /),
    ]);
  });

  it('names file and line of other code that cannot be read', async () => {
    await writeFile(join(root, 'cli/run.ts'), 'export const run = ;\n');

    expect(unreadableSources(await failure(), root)).toEqual([
      'cli/run.ts:1:20 cannot be read: Unexpected ";"',
    ]);
  });

  it('leaves other errors as they are, to be repaired', () => {
    expect(unreadableSources(new Error('The disk is full.'), root)).toEqual([]);
  });
});

const RUN = `
  const { runBundled } = require('${join(__dirname, 'run-bundled')}');
  void runBundled('/', process.argv[1], process.argv[2]);
`;

describe('sources that run from a bundle', () => {
  let root: string;

  folderOfEachTest(async (fresh) => {
    root = fresh;
    await mkdir(join(root, 'cli'));
    await writeFile(join(root, 'run.ts'), "import { words } from './cli/words';\nconsole.log(words());\n");
  });

  const runSources = () =>
    execFileSync(process.execPath, ['-e', RUN, join(root, 'run.ts'), join(root, 'cache/run.js')], {
      encoding: 'utf8',
    });

  it('know their own folder, and find packages', async () => {
    await writeFile(
      join(root, 'cli/words.ts'),
      "import { Command } from 'commander';\nexport const words = (): string => `${__dirname} ${new Command('ದಿನ').name()}`;\n",
    );

    expect(runSources()).toBe(`${join(root, 'cli')} ದಿನ\n`);
  });

  it('stand in the stack of an error', async () => {
    await writeFile(
      join(root, 'cli/words.ts'),
      "type Words = string;\nexport const words = (): Words => {\n  throw new Error('no crates');\n};\n",
    );

    expect(runSources).toThrow(/no crates[\s\S]*cli\/words\.ts:3:9/);
  });

  it('are bundled again once one of them has changed, and not before', async () => {
    const sayWords = (words: string) =>
      writeFile(join(root, 'cli/words.ts'), `export const words = () => '${words}';\n`);
    await sayWords('rice');
    expect(runSources()).toBe('rice\n');
    const cached = await readFile(join(root, 'cache/run.js'), 'utf8');
    await writeFile(join(root, 'cache/run.js'), cached.replace('rice"', 'rice from the cache"'));
    expect(runSources()).toBe('rice from the cache\n');

    await sayWords('lentils');

    expect(runSources()).toBe('lentils\n');
  });
});
