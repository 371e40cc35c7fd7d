import type { RemotePageModule, RemotePageProps, PageMeta } from '@site/shared/contracts';
import type { TranslatedContent } from '@site/shared/content/translated-content';
import { hasServedHtml } from '@site/shared/served-html';
import { KitWords } from '@site/shared/ui';
import type { ComponentType } from 'react';
import { loadContent, loadPageContent, type PageContent } from '../content/all-content';
import { LANDING_TEXT, LandingPage } from './LandingPage';
import type { LandingTextProps } from './LandingText';
import { type BusinessValues, fillIn } from '@site/shared/site';
import type { MetaContent } from '../content/meta.schema';
import { landingPageNames } from './landing-page-names';

/** The landing page in a language, once its words are here: those that the server's HTML does not have already. */
export async function landingPageIn(language: string): Promise<RemotePageModule> {
  const [page, text] = await Promise.all([
    loadPageContent(language),
    hasServedHtml(LANDING_TEXT) ? null : loadText(language),
  ]);
  return landingPageWith(page, language, text);
}

async function loadText(language: string): Promise<ComponentType<LandingTextProps>> {
  const [{ content }, { landingTextOf }] = await Promise.all([
    loadContent(language),
    import(/* webpackChunkName: "landing-text" */ './LandingText'),
  ]);
  return landingTextOf(content);
}

/**
 * @param asked The language that was asked for.
 * @param text The sections without behaviour; null where the server's HTML stands for them.
 */
export function landingPageWith(
  { language, content, inEnglish }: TranslatedContent<PageContent>,
  asked: string,
  text: ComponentType<LandingTextProps> | null,
): RemotePageModule {
  const own = landingPageNames(inEnglish);
  return {
    default: (props: RemotePageProps) => (
      <KitWords value={content.kitWords}>
        <LandingPage {...props} content={content} inEnglish={own} text={text} />
      </KitWords>
    ),
    meta: (site) => landingMeta(content.meta, site),
    ...(language !== asked ? { inEnglish: 'wholly' } : own.length > 0 && { inEnglish: 'partly' }),
  };
}

/** What is in the head of the landing page. */
export function landingMeta(meta: MetaContent, site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
