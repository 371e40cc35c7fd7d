import { type Language, languages } from '@site/shared/site/languages';
import type { Browser } from 'playwright-core';
import { SiteError } from '@site/errors';
import { lettersWithoutShape } from './in-page';

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
export function fontMissing(without: Language[], seen: Language[]): SiteError {
  const names = without.map(({ tag }) => nameInEnglish(tag));
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

function nameInEnglish(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
