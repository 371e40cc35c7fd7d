import type { TranslatedContent } from '@site/shared/content/translated-content';
import type { PageMeta, RemotePageModule, RemotePageProps } from '@site/shared/contracts';
import { hasServedHtml, ServedHtml } from '@site/shared/served-html';
import { type BusinessValues, fillIn } from '@site/shared/site';
import { InEnglish, KitWords, usePageMotion } from '@site/shared/ui';
import { type ComponentType, useRef } from 'react';
import { type LandingContent, loadContent, loadPageContent, type PageContent } from '../content/all-content';
import type { MetaContent } from '../content/meta.schema';
import { ContactSection } from '../sections/contact/contact.section';
import { HeroSection } from '../sections/hero/hero.section';
import { ServiceAreasSection } from '../sections/service-areas/service-areas.section';
import { landingPageNames } from './landing-page-names';
import type { LandingTextProps } from './LandingText';

interface LandingPageProps extends RemotePageProps {
  content: PageContent;
  /** Names of what is not translated, and therefore in English. */
  inEnglish: string[];
  /** The sections without behaviour; null where the server's HTML stands for them. */
  text: ComponentType<LandingTextProps> | null;
}

/** Name of the place of the sections without behaviour. */
const LANDING_TEXT = 'landing-text';

/** The landing page: its sections in the specification's order (§2). */
export function LandingPage({ site, links, content, inEnglish, text: LandingText }: LandingPageProps) {
  const page = useRef<HTMLDivElement>(null);
  usePageMotion(page);

  const english = (name: keyof LandingContent) => inEnglish.includes(name);

  return (
    <div ref={page} data-headings="landing">
      <InEnglish if={english('hero')}>
        <HeroSection content={content.hero} site={site} />
      </InEnglish>
      <ServedHtml name={LANDING_TEXT}>
        {LandingText && <LandingText site={site} english={english} />}
      </ServedHtml>
      <InEnglish if={english('serviceAreas')}>
        <ServiceAreasSection content={content.serviceAreas} site={site} />
      </InEnglish>
      <InEnglish if={english('contact')}>
        <ContactSection
          content={content.contact}
          greeting={content.greeting}
          site={site}
          storeCode={links.storeCode}
        />
      </InEnglish>
    </div>
  );
}

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
