import type { BusinessValues } from '@site/shared/site';
import { LandingPage } from '../pages/LandingPage';
import { landingTextOf } from '../pages/LandingText';
import { english } from './english';

const text = landingTextOf(english);
const links = { home: '/', privacyPolicy: '/privacy-policy', storeCode: '/store-code.svg' };

/** The English landing page, of which React renders all sections. */
export const englishPage = (site: BusinessValues) => (
  <LandingPage content={english} inEnglish={[]} text={text} site={site} links={links} />
);
