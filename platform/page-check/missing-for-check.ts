import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { languages } from '@site/shared/site/languages';
import { SiteError, type SiteProblem } from '@site/errors';
import { browserMissing } from './browser';
import { installedBrowser } from './installed-browser';
import { fontMissing } from './missing-fonts';

/**
 * What this machine misses to check pages in every language, as its files tell: a browser, or fonts. The check itself says what only a
 * started browser knows.
 */
export async function missingForCheck(env: NodeJS.ProcessEnv): Promise<SiteProblem[]> {
  const known = await writtenBy(env);
  const without = known ? languages.filter(({ tag }) => !known.has(tag)) : [];
  const errors: SiteError[] = [
    ...(installedBrowser(env) === null ? [browserMissing()] : []),
    ...(without.length > 0 ? [fontMissing(without, [...languages])] : []),
  ];
  return errors.map((error) => error.toProblem());
}

/** Tags of the languages for which there is a font; null where no fontconfig lists fonts, as on macOS. */
async function writtenBy(env: NodeJS.ProcessEnv): Promise<Set<string> | null> {
  try {
    const { stdout } = await promisify(execFile)('fc-list', ['--format', '%{lang}|'], { env });
    return new Set(stdout.split('|'));
  } catch {
    return null;
  }
}
