import { execFile } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { SiteError } from '@site/errors';
import { buildErrors } from './build-errors';
import type { GitState } from './git';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where a part lies in the working copy. */
export interface PartSource {
  part: string;
  /** Absolute path of its workspace. */
  folder: string;
  /** Absolute path of a build of it, to be taken as it is. */
  dist?: string;
  /** What a snapshot is of; else the folder is asked. */
  git?: GitState | null;
}

/** The build says what went wrong as data; warnings of its tools concern their maintainers. */
const OPTIONS = ['--mode', 'production', '--stats', 'errors-only', '--json'];

/**
 * Builds a part for production into its `dist/`.
 * @param root of the working copy, also for the source in a snapshot of it
 * @param signal ends the build
 * @param options more of webpack's
 * @throws SiteError `build-failed` with each error of the build, once; `build-stopped`
 */
export async function buildPart(
  root: string,
  { part, folder }: PartSource,
  signal?: AbortSignal,
  options: string[] = [],
): Promise<void> {
  const webpack = join(root, 'node_modules', '.bin', 'webpack');
  const env = buildEnvironment(process.env, root);
  try {
    await execute(webpack, [...OPTIONS, ...options], { cwd: folder, env, signal, maxBuffer: Infinity });
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code?: unknown };
    if (signal?.aborted)
      throw new SiteError(
        'build-stopped',
        `The build of ${part} was stopped; nothing was stored.`,
        'What is live is as it was. Begin again when you like.',
      );
    if (typeof code === 'string') throw error;
    const [said, besides] = [stdout, stderr].map((text) => text.replaceAll(dirname(folder), root).trim());
    throw new SiteError(
      'build-failed',
      `The build of ${part} failed; nothing was stored:\n${buildErrors(said!)?.join('\n') ?? `${said}\n${besides}`.trim()}`,
      'Put right what it names, then run the command again.',
    );
  }
}

/**
 * What a build's tools read of the environment: where programs and temporary files are, how to speak, how Node.js runs. By name,
 * as `NODE_AUTH_TOKEN` and whole families of `npm_config_…` are secrets.
 */
const FOR_TOOLS = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TERM',
  'CI',
  'NO_COLOR',
  'FORCE_COLOR',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
];

/**
 * The environment of a part's build. A team's own code and the packages that it uses run in it, and no person's keys are any
 * matter of theirs: neither those of the store nor those that sign.
 * @param root of the working copy: the recipe reads `SITE_BUSINESS_VALUES` from there, also for a snapshot
 */
function buildEnvironment(env: NodeJS.ProcessEnv, root: string): NodeJS.ProcessEnv {
  const names = FOR_TOOLS.filter((name) => env[name] !== undefined);
  const handedOn = Object.fromEntries(names.map((name) => [name, env[name]]));
  const values = env.SITE_BUSINESS_VALUES;
  return {
    ...handedOn,
    ...(values && { SITE_BUSINESS_VALUES: resolve(root, values) }),
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --no-deprecation`.trim(),
  };
}

/**
 * Refuses business values and content that the builds of parts would refuse, in seconds, before any of them is built. Editors
 * find the JSON Schemas of the content in the working copy then.
 * @param root of the working copy
 * @throws SiteError `content-invalid` with all that does not fit
 */
export async function assertSources(root: string, sources: PartSource[]): Promise<void> {
  const folders = sources.filter(({ dist }) => dist === undefined).map(({ folder }) => folder);
  if (folders.length === 0) return;
  // They may be in a snapshot, which has the recipe of its moment.
  const place = dirname(folders[0]!);
  const check = checkOf(place);
  if (!check) return;
  const options = { cwd: place, env: buildEnvironment(process.env, root) };
  const { stdout } = await execute(process.execPath, [check, root, ...folders], options);
  const problems = JSON.parse(stdout.replaceAll(place, root)) as string[];
  if (problems.length === 0) return;
  throw new SiteError(
    'content-invalid',
    `What is written does not fit; nothing was built:\n${problems.join('\n')}`,
    'Put right what it names, then run the command again.',
  );
}

/** The check of the recipe that a working copy builds by; null for one with a recipe of its own. */
function checkOf(root: string): string | null {
  try {
    return createRequire(join(root, 'package.json')).resolve('@site/tooling/check-sources');
  } catch {
    return null;
  }
}
