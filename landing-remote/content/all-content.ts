import { readContentFolder } from '@site/shared/content/read-content-folder';
import type { TranslatedContent } from '@site/shared/content/translated-content';

/** What the content modules of this folder export, and what every part says alike. */
export type LandingContent = PageContent &
  typeof import('./benefits.content') &
  typeof import('./brand-owners.content') &
  typeof import('./buyers.content') &
  typeof import('./categories.content') &
  typeof import('./features.content') &
  typeof import('./partners.content') &
  typeof import('./steps.content');

/** The same without the words of sections that have no behaviour, which browsers have as HTML. */
export type PageContent = typeof import('./contact.content') &
  typeof import('./hero.content') &
  typeof import('./meta.content') &
  typeof import('./service-areas.content') &
  typeof import('@site/shared/site/greeting') &
  typeof import('@site/shared/site/kit-words');

/**
 * All of it in a language. A build puts two chunks of each language in the place of this code
 * (`shared/build/content-folder-loader.js`).
 */
export async function loadContent(language: string): Promise<TranslatedContent<LandingContent>> {
  return readContentFolder(__dirname, language);
}

/** What the page needs where the server's HTML has the rest: the first of the two chunks. */
export async function loadPageContent(language: string): Promise<TranslatedContent<PageContent>> {
  return loadContent(language);
}
