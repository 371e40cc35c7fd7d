import { join } from 'node:path';
import type { LandingContent } from '../../landing-remote/content/all-content';
import type { LegalContent } from '../../legal-remote/content/all-content';
import { readContentFolder } from '../../shared/content-files/read-content-folder';
import type { ShellContent } from '../../shell/content/all-content';

const ROOT = join(__dirname, '../..');

/** The site's words in a language. */
export interface SiteWords extends LandingContent, ShellContent {
  /** Of the policy's page, without the policy. */
  policy: LegalContent['words'];
}

/** @param language BCP 47 tag */
export function wordsIn(language: string): SiteWords {
  const contentOf = <Content>(workspace: string) =>
    readContentFolder<Content>(join(ROOT, workspace, 'content'), language).content;
  return {
    ...contentOf<LandingContent>('landing-remote'),
    ...contentOf<ShellContent>('shell'),
    policy: contentOf<LegalContent>('legal-remote').words,
  };
}

export const english = wordsIn('en');
