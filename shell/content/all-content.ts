import { hasLanguage, readContentFolder } from '@site/shared/content/read-content-folder';
import type { TranslatedContent } from '@site/shared/content/translated-content';
import { languages } from '@site/shared/site/languages';

/** What the content modules of this folder export, and what every part says alike. */
export type ShellContent = typeof import('./example-strip.content') &
  typeof import('./frame.content') &
  typeof import('./preview-banner.content') &
  typeof import('@site/shared/site/greeting') &
  typeof import('@site/shared/site/kit-words');

/*
 * A build puts a chunk of each language in the place of this code (`shared/build/content-folder-loader.js`).
 */

/** All of it in a language. */
export async function loadContent(language: string): Promise<TranslatedContent<ShellContent>> {
  return readContentFolder(__dirname, language);
}

/** Tags of the languages that it is translated into, English first. */
export const contentLanguages: string[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => hasLanguage(__dirname, tag));
