import type { RemotePageProps } from '@site/shared/contracts';
import { InEnglish, usePageMotion } from '@site/shared/ui';
import { useRef } from 'react';
import type { LandingContent } from '../content/all-content';
import { BenefitsSection } from '../sections/benefits/benefits.section';
import { BrandOwnersSection } from '../sections/brand-owners/brand-owners.section';
import { BuyersSection } from '../sections/buyers/buyers.section';
import { CategoriesSection } from '../sections/categories/categories.section';
import { ContactSection } from '../sections/contact/contact.section';
import { FeaturesSection } from '../sections/features/features.section';
import { HeroSection } from '../sections/hero/hero.section';
import { PartnersRegion } from '../sections/partners/PartnersRegion';
import { PartnersSection } from '../sections/partners/partners.section';
import { ServiceAreasSection } from '../sections/service-areas/service-areas.section';
import { StepsSection } from '../sections/steps/steps.section';

interface LandingPageProps extends RemotePageProps {
  content: LandingContent;
  /** Names of what is not translated, and therefore in English. */
  inEnglish: string[];
}

/** The landing page: its sections in the specification's order (§2). */
export function LandingPage({ site, links, content, inEnglish }: LandingPageProps) {
  const page = useRef<HTMLDivElement>(null);
  usePageMotion(page);

  const english = (name: keyof LandingContent) => inEnglish.includes(name);

  return (
    <div ref={page} data-headings="landing">
      <InEnglish if={english('hero')}>
        <HeroSection content={content.hero} site={site} />
      </InEnglish>
      <InEnglish if={english('features')}>
        <FeaturesSection content={content.features} />
      </InEnglish>
      <InEnglish if={english('categories')}>
        <CategoriesSection content={content.categories} />
      </InEnglish>
      <InEnglish if={english('steps')}>
        <StepsSection content={content.steps} />
      </InEnglish>
      <InEnglish if={english('buyers')}>
        <BuyersSection content={content.buyers} />
      </InEnglish>
      <InEnglish if={english('benefits')}>
        <BenefitsSection content={content.benefits} />
      </InEnglish>
      <PartnersRegion>
        <InEnglish if={english('brandOwners')}>
          <BrandOwnersSection content={content.brandOwners} site={site} />
        </InEnglish>
        <InEnglish if={english('partners')}>
          <PartnersSection content={content.partners} site={site} />
        </InEnglish>
      </PartnersRegion>
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
