import type { RemotePageModule, RemotePageProps } from '@site/shared/contracts';
import type { TranslatedContent } from '@site/shared/content/translated-content';
import { type LandingContent, loadContent } from '../content/all-content';
import { LandingPage } from './LandingPage';
import { landingMeta } from './landing-meta';

/** The landing page in a language, once its words are here. */
export async function landingPageIn(language: string): Promise<RemotePageModule> {
  return landingPageWith(await loadContent(language), language);
}

/** @param asked The language that was asked for. */
export function landingPageWith(
  { language, content, inEnglish }: TranslatedContent<LandingContent>,
  asked: string,
): RemotePageModule {
  return {
    default: (props: RemotePageProps) => <LandingPage {...props} content={content} inEnglish={inEnglish} />,
    meta: (site) => landingMeta(content.meta, site),
    ...(language !== asked ? { inEnglish: 'wholly' } : inEnglish.length > 0 && { inEnglish: 'partly' }),
  };
}
