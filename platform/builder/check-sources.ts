import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SiteError } from '@site/errors';
import { buildEnvironment, type PartSource } from './build-part';

const CHECK = '@site/tooling/check-sources';

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
  const { stdout } = await promisify(execFile)(process.execPath, [check, root, ...folders], options);
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
    return createRequire(join(root, 'package.json')).resolve(CHECK);
  } catch {
    return null;
  }
}
