import type { RemotePageProps } from '@site/shared/contracts';
import { ServedHtml } from '@site/shared/served-html';
import { InEnglish, usePageMotion } from '@site/shared/ui';
import { type ComponentType, useRef } from 'react';
import type { LandingContent, PageContent } from '../content/all-content';
import { ContactSection } from '../sections/contact/contact.section';
import { HeroSection } from '../sections/hero/hero.section';
import { ServiceAreasSection } from '../sections/service-areas/service-areas.section';
import type { LandingTextProps } from './LandingText';

interface LandingPageProps extends RemotePageProps {
  content: PageContent;
  /** Names of what is not translated, and therefore in English. */
  inEnglish: string[];
  /** The sections without behaviour; null where the server's HTML stands for them. */
  text: ComponentType<LandingTextProps> | null;
}

/** Name of the place of the sections without behaviour. */
export const LANDING_TEXT = 'landing-text';

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
