import type { BusinessValues } from '@site/shared/site';
import { InEnglish } from '@site/shared/ui';
import type { LandingContent } from '../content/all-content';
import { BenefitsSection } from '../sections/benefits/benefits.section';
import { BuyersSection } from '../sections/buyers/buyers.section';
import { CategoriesSection } from '../sections/categories/categories.section';
import { FeaturesSection } from '../sections/features/features.section';
import { Invitation, PartnersRegion } from '../sections/partners/partners.section';
import { StepsSection } from '../sections/steps/steps.section';

export interface LandingTextProps {
  site: BusinessValues;
  /** Whether a piece of content is in English because it is not translated. */
  english: (name: keyof LandingContent) => boolean;
}

/** The sections without behaviour, as React renders them; browsers mostly have them as HTML alone. */
export function landingTextOf(content: LandingContent) {
  return function LandingText({ site, english }: LandingTextProps) {
    return (
      <>
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
            <Invitation content={content.brandOwners} site={site} voice="poster" />
          </InEnglish>
          <InEnglish if={english('partners')}>
            <Invitation content={content.partners} site={site} voice="card" />
          </InEnglish>
        </PartnersRegion>
      </>
    );
  };
}
