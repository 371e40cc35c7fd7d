import { languages } from '@site/shared/site/languages';
import { SiteError } from '@site/errors';

/**
 * A language of the site as it was typed, after those that were given before it.
 * @throws SiteError `language-unknown`
 */
export function readLanguage(words: string, before: string[] = []): string[] {
  const tags = languages.map(({ tag }) => tag);
  if (tags.includes(words)) return [...before, words];
  throw new SiteError(
    'language-unknown',
    `The site has no page in the language "${words}".`,
    `It has pages in ${tags.join(', ')}.`,
  );
}
