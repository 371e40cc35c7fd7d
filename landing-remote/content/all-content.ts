import { readContentFolder } from '@site/shared/content/read-content-folder';
import type { TranslatedContent } from '@site/shared/content/translated-content';

/** What the content modules of this folder export, and what every part says alike. */
export type LandingContent = typeof import('./benefits.content') &
  typeof import('./brand-owners.content') &
  typeof import('./buyers.content') &
  typeof import('./categories.content') &
  typeof import('./contact.content') &
  typeof import('./features.content') &
  typeof import('./hero.content') &
  typeof import('./meta.content') &
  typeof import('./partners.content') &
  typeof import('./service-areas.content') &
  typeof import('./steps.content') &
  typeof import('@site/shared/site/greeting');

/**
 * All of it in a language. A build puts a chunk of each language in the place of this code
 * (`shared/build/content-folder-loader.js`).
 */
export async function loadContent(language: string): Promise<TranslatedContent<LandingContent>> {
  return readContentFolder(__dirname, language);
}
