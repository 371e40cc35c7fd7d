import { hasLanguage, readContentFolder } from '@site/shared/content-files/read-content-folder';
import type { SharedContent, TranslatedContent } from '@site/shared/content/translated-content';
import { languages } from '@site/shared/site/languages';

/** What the content files of this folder hold, and what every part says alike. */
export type ShellContent = SharedContent & {
  exampleStrip: import('./example-strip.schema').ExampleStripContent;
  frame: import('./frame.schema').FrameContent;
  previewBanner: import('./preview-banner.schema').PreviewBannerContent;
};

/*
 * A build puts a chunk of each language in the place of this code (`platform/tooling/build/content-folder-loader.js`).
 */

/** All of it in a language. */
export async function loadContent(language: string): Promise<TranslatedContent<ShellContent>> {
  return readContentFolder(__dirname, language);
}

/** Tags of the languages that it is translated into, English first. */
export const contentLanguages: string[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => hasLanguage(__dirname, tag));
