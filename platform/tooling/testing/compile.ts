import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { knownParts, ROOT } from '@site/shared/working-copy/working-copy';

/** What a build said and wrote. */
export interface Compiled {
  errors: string[];
  /** Text of the files written, by name; none when there were errors. */
  files: Record<string, string>;
}

// Patience for a machine that is busy with other things.
jest.setTimeout(60_000);

/** The two builds of a part, by the one recipe: for the browser, and for prerendering. */
export function recipeOf(partName: string): [browser: Configuration, node: Configuration] {
  const folder = join(ROOT, knownParts[partName]!.workspace);
  return require('../build/webpack-recipe')(partName, folder)({}, { mode: 'production' });
}

/**
 * Compiles a small project with webpack in a folder of its own.
 * @param sources Text by path, such as `{ 'index.ts': '…' }`. The project's packages can be imported.
 * @param cacheDirectory Where builds keep what they have made, for those after them; nowhere unless it is given.
 */
export async function compile(
  sources: Record<string, string>,
  config: Configuration,
  cacheDirectory?: string,
): Promise<Compiled> {
  const folder = mkdtempSync(join(tmpdir(), 'compile-'));
  try {
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const errors = await run({
      mode: 'production',
      ...config,
      cache: cacheDirectory ? { type: 'filesystem', cacheDirectory } : false,
      context: folder,
      output: { ...config.output, path: join(folder, 'dist') },
      optimization: { ...config.optimization, minimize: false },
    });
    return { errors, files: errors.length === 0 ? textsIn(join(folder, 'dist')) : {} };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a file that was written as a CommonJS module exports. */
export function exportsOf(text: string): Record<string, unknown> {
  const module = { exports: {} };
  new Function('module', 'exports', text)(module, module.exports);
  return { ...module.exports };
}

async function run(config: Configuration): Promise<string[]> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => compiler?.close(done));
  return (stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message);
}

function textsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
