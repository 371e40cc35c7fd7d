import type { ComposedExposedModule, ComposedPageModule, Fits } from '@site/shared/contracts';
import heroArt from '../art/hero-phone.svg?source';
import { loadContent } from '../content/all-content';
import { landingStructuredData } from '../documents/structured-data';
import { landingSummary } from '../documents/summary';
import { landingTexts } from '../documents/texts';
import { landingPageWith } from '../pages/LandingPage';
import { landingTextOf } from '../pages/LandingText';

/** The landing page in a language, with all that composing asks of it. */
export async function inLanguage(asked: string): Promise<ComposedPageModule> {
  const translated = await loadContent(asked);
  const { content } = translated;
  return {
    ...landingPageWith(translated, asked, landingTextOf(content)),
    // The hero in small.
    ogImage: () => ({ headline: content.hero.title, art: heroArt }),
    structuredData: (site, origin) => landingStructuredData(content, site, { origin, language: asked }),
    summary: (site) => landingSummary(content, site),
    texts: (site) => landingTexts(content, site),
  };
}

export type Contract = Fits<ComposedExposedModule, typeof import('./LandingPage.compose')>;
