import { type Language, languages } from '@site/shared/site/languages';
import type { Browser } from 'playwright-core';
import { SiteError, type SiteProblem } from '@site/errors';
import { lettersWithoutShape } from './in-page';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserMissing } from './browser';
import { installedBrowser } from './installed-browser';

/**
 * Refuses to look at pages whose letters this machine cannot draw: an empty box has another size than a letter, so lines break
 * elsewhere, and everything moves once the site's own letters come.
 * @param tags of the pages' languages, BCP 47
 * @throws SiteError `font-missing`
 */
export async function assertFonts(browser: Browser, tags: string[]): Promise<void> {
  const seen = languages.filter(({ tag }) => tags.includes(tag));
  const page = await browser.newPage();
  const missing = await page.evaluate(
    lettersWithoutShape,
    seen.map(({ name }) => name),
  );
  await page.close();
  const without = seen.filter(({ name }) => missing.includes(name));
  if (without.length > 0) throw fontMissing(without, seen);
}

/** @param seen the languages that were to be looked at, those without a font among them */
function fontMissing(without: Language[], seen: Language[]): SiteError {
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const names = without.map(({ tag }) => english.of(tag) ?? tag);
  const others = seen.filter((one) => !without.includes(one)).map(({ tag }) => tag);
  const meanwhile =
    others.length > 0
      ? ` To see the others meanwhile: --language ${others.join(' ')}, with which nothing goes live.`
      : '';
  return new SiteError(
    'font-missing',
    `This machine has no font for ${new Intl.ListFormat('en').format(names)}, so empty boxes would be seen for its letters; nothing was checked.`,
    `Install one (Debian, Ubuntu: apt-get install fonts-noto-core; else https://fonts.google.com/noto), and check again.${meanwhile}`,
  );
}

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
