import { isAscii } from 'node:buffer';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { bundleCommand } from './bundle-command';
import { KeptBundle } from './kept-bundle';
import { nameSources } from './source-stacks';

/** As if the sources had been written long before. */
const LATER_MS = 60_000;

describe('given a command in two sources', () => {
  let folder: string;
  let root: string;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    root = join(folder, 'copy');
    await mkdir(join(root, 'cli'), { recursive: true });
    await writeFile(
      join(root, 'cli/run.ts'),
      "import { words } from './words';\nexport const run = (): string[] => [words, __dirname];\n",
    );
    await writeFile(join(root, 'cli/words.ts'), "export const words: string = 'Good day';\n");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const bundle = () => bundleCommand(root, join(root, 'cli/run.ts'));

  async function keep(): Promise<KeptBundle> {
    const made = await bundle();
    const kept = new KeptBundle(root);
    kept.keep({ ...made, startedAt: made.startedAt + LATER_MS });
    return kept;
  }

  function run(code: string): unknown {
    const module = { exports: {} as { run(): unknown } };
    (new Function('module', code) as (own: typeof module) => void)(module);
    return module.exports.run();
  }

  it('runs from one file, in which each source knows its own folder', async () => {
    expect(run((await bundle()).code)).toEqual(['Good day', join(root, 'cli')]);
  });

  it('has a library know its own file', async () => {
    const library = join(root, 'node_modules/library/index.js');
    await mkdir(join(library, '..'), { recursive: true });
    await writeFile(library, 'exports.place = __filename;\n');
    await writeFile(
      join(root, 'cli/run.ts'),
      "import { place } from 'library';\nexport const run = (): string => place;\n",
    );

    expect(run((await bundle()).code)).toBe(library);
  });

  it('is of ASCII alone, and keeps the letters of every script', async () => {
    await writeFile(
      join(root, 'cli/words.ts'),
      "export const words: string = ['ದಿನ – ದಿನ'].map((all) => `ಶುಭ ${all.replace(/ದಿನ$/, '😀')}`)[0]!;\n",
    );

    const { code } = await bundle();

    expect(isAscii(Buffer.from(code))).toBe(true);
    expect(run(code)).toEqual(['ಶುಭ ದಿನ – 😀', join(root, 'cli')]);
  });

  it('is kept for the next time', async () => {
    await keep();

    expect(run(new KeptBundle(root).read()!.code)).toEqual(['Good day', join(root, 'cli')]);
  });

  it('is made anew when a source has other words of the same length', async () => {
    const kept = await keep();

    await writeFile(join(root, 'cli/words.ts'), "export const words: string = 'Good bye';\n");

    expect(kept.read()).toBeNull();
    expect(run((await bundle()).code)).toEqual(['Good bye', join(root, 'cli')]);
  });

  it('is made anew when a source is gone', async () => {
    const kept = await keep();

    await rm(join(root, 'cli/words.ts'));

    expect(kept.read()).toBeNull();
  });

  it('is not kept when a source was written just before, since it may change again within the same tick', async () => {
    const kept = new KeptBundle(root);

    const { code } = kept.keep(await bundle());

    expect(run(code)).toEqual(['Good day', join(root, 'cli')]);
    expect(kept.read()).toBeNull();
  });

  it('is made anew in a working copy that was moved', async () => {
    await keep();

    await rename(root, join(folder, 'moved'));

    expect(new KeptBundle(join(folder, 'moved')).read()).toBeNull();
  });

  it('is made anew when what was kept is not what was made', async () => {
    const kept = await keep();
    const { id, code } = kept.read()!;

    await writeFile(kept.fileOf(`${id}.cjs`), code.replace('Good day', 'Bad luck'));

    expect(kept.read()).toBeNull();
  });

  it('runs where nothing can be kept', async () => {
    await writeFile(join(root, '.cache'), 'in the way');

    const kept = await keep();

    expect(kept.read()).toBeNull();
  });
});

it('the stack of a defect names the source, not the bundle', () => {
  const prepare = Error.prepareStackTrace;
  const map = { version: 3, sources: ['cli/run.ts'], names: [], mappings: 'AAUA' };
  const call = {
    getFileName: () => '/copy/bundle.cjs',
    getLineNumber: () => 1,
    getColumnNumber: () => 1,
    toString: () => 'run (/copy/bundle.cjs:1:1)',
  } as NodeJS.CallSite;
  try {
    nameSources('/copy/bundle.cjs', () => JSON.stringify(map), process.cwd());

    expect(Error.prepareStackTrace!(new TypeError('x is undefined'), [call])).toBe(
      'TypeError: x is undefined\n    at run (cli/run.ts:11:1)',
    );
  } finally {
    Error.prepareStackTrace = prepare;
  }
});
