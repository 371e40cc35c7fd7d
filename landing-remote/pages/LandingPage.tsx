import type { RemotePageProps } from '@site/shared/contracts';
import { usePageMotion } from '@site/shared/ui';
import { useRef } from 'react';
import { benefits } from '../content/benefits.content';
import { brandOwners } from '../content/brand-owners.content';
import { buyers } from '../content/buyers.content';
import { categories } from '../content/categories.content';
import { contact } from '../content/contact.content';
import { features } from '../content/features.content';
import { hero } from '../content/hero.content';
import { partners } from '../content/partners.content';
import { serviceAreas } from '../content/service-areas.content';
import { steps } from '../content/steps.content';
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

/** The landing page: its sections in the specification's order (§2). */
export function LandingPage({ site, links }: RemotePageProps) {
  const page = useRef<HTMLDivElement>(null);
  usePageMotion(page);

  return (
    <div ref={page}>
      <HeroSection content={hero} site={site} />
      <FeaturesSection content={features} />
      <CategoriesSection content={categories} />
      <StepsSection content={steps} />
      <BuyersSection content={buyers} />
      <BenefitsSection content={benefits} />
      <PartnersRegion>
        <BrandOwnersSection content={brandOwners} site={site} />
        <PartnersSection content={partners} site={site} />
      </PartnersRegion>
      <ServiceAreasSection content={serviceAreas} site={site} />
      <ContactSection content={contact} site={site} storeCode={links.storeCode} />
    </div>
  );
}
