import { readContentFolder } from '@site/shared/content/read-content-folder';
import type { TranslatedContent } from '@site/shared/content/translated-content';
import type { BuiltPolicy } from './policy.built';

/** What the content modules of this folder export, what the build makes of the policy, and what every part says alike. */
export type LegalContent = BuiltPolicy &
  typeof import('./meta.content') &
  typeof import('./words.content') &
  typeof import('@site/shared/site/greeting');

/**
 * All of it in a language. A build puts a chunk of each language in the place of this code
 * (`shared/build/content-folder-loader.js`).
 */
export async function loadContent(language: string): Promise<TranslatedContent<LegalContent>> {
  return readContentFolder(__dirname, language);
}
