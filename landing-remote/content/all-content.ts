import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import type { SharedContent, TranslatedContent } from '@site/shared/content/translated-content';

/** What the content files of this folder hold, and what every part says alike. */
export type LandingContent = PageContent & {
  benefits: import('../sections/benefits/benefits.schema').BenefitsContent;
  brandOwners: import('../sections/brand-owners/brand-owners.schema').InvitationContent;
  buyers: import('../sections/buyers/buyers.schema').BuyersContent;
  categories: import('../sections/categories/categories.schema').CategoriesContent;
  features: import('../sections/features/features.schema').FeaturesContent;
  partners: import('../sections/brand-owners/brand-owners.schema').InvitationContent;
  steps: import('../sections/steps/steps.schema').StepsContent;
};

/** The same without the words of sections that have no behaviour, which browsers have as HTML. */
export type PageContent = SharedContent & {
  contact: import('../sections/contact/contact.schema').ContactContent;
  hero: import('../sections/hero/hero.schema').HeroContent;
  meta: import('./meta.schema').MetaContent;
  serviceAreas: import('../sections/service-areas/service-areas.schema').ServiceAreasContent;
};

/**
 * All of it in a language. A build puts two chunks of each language in the place of this code
 * (`platform/tooling/build/content-folder-loader.js`).
 */
export async function loadContent(language: string): Promise<TranslatedContent<LandingContent>> {
  return readContentFolder(__dirname, language);
}

/** What the page needs where the server's HTML has the rest: the first of the two chunks. */
export async function loadPageContent(language: string): Promise<TranslatedContent<PageContent>> {
  return loadContent(language);
}
