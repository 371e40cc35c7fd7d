import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import type { SharedContent, TranslatedContent } from '@site/shared/content/translated-content';
import type { BuiltOutline } from './outline.built';
import type { BuiltPolicy } from './policy.built';

/** What the content files of this folder hold, what the build makes of the policy, and what every part says alike. */
export type LegalContent = BuiltPolicy & PageContent;

/** The same without the policy's text, which browsers have as HTML. */
export type PageContent = BuiltOutline &
  SharedContent & { meta: import('./meta.schema').MetaContent; words: import('./words.schema').Words };

/**
 * All of it in a language. A build puts two chunks of each language in the place of this code
 * (`platform/tooling/build/content-folder-loader.js`).
 */
export async function loadContent(language: string): Promise<TranslatedContent<LegalContent>> {
  return readContentFolder(__dirname, language);
}

/** What the page needs where the server's HTML has the rest: the first of the two chunks. */
export async function loadPageContent(language: string): Promise<TranslatedContent<PageContent>> {
  return loadContent(language);
}
