import { type BusinessValues, playStoreListing } from '@site/shared/site';
import { languagePath, locale } from '@site/shared/site/languages';
import { isSupplied } from '@site/shared/site/placeholders';
import type { MobileApplication, Organization, WebSite, WithContext } from 'schema-dts';
import type { LandingContent } from '../content/all-content';

const CONTEXT = 'https://schema.org';

/**
 * JSON-LD of the landing page: who runs the site, the site, the app. Nothing that the page does not say, and no prices,
 * ratings or hours, which were not supplied.
 * @param page `origin`: where the site is served, without a trailing slash; `language`: whose page it is.
 */
export function landingStructuredData(
  content: LandingContent,
  site: BusinessValues,
  page: { origin: string; language: string },
): object[] {
  const { origin } = page;
  return [
    organization(content, site, origin),
    webSite(site, page),
    ...(isSupplied(site.playPackageId) ? [app(site, origin)] : []),
  ];
}

function organization(
  { serviceAreas }: LandingContent,
  site: BusinessValues,
  origin: string,
): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': idOfOrganization(origin),
    name: site.brandName,
    legalName: site.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.contactEmail,
    telephone: site.phone,
    address: site.registeredAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.contactEmail,
      areaServed: 'IN',
    },
    areaServed: serviceAreas.localities.map(({ name }) => ({
      '@type': 'Place' as const,
      name,
      address: {
        '@type': 'PostalAddress' as const,
        addressLocality: name,
        postalCode: site.servicePincode,
        addressCountry: 'IN',
      },
    })),
  };
}

function webSite(
  site: BusinessValues,
  { origin, language }: { origin: string; language: string },
): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}${languagePath(language)}/#website`,
    name: site.brandName,
    url: `${origin}${languagePath(language)}/`,
    inLanguage: locale(language),
    publisher: { '@id': idOfOrganization(origin) },
  };
}

function app(site: BusinessValues, origin: string): WithContext<MobileApplication> {
  return {
    '@context': CONTEXT,
    '@type': 'MobileApplication',
    name: site.appName,
    operatingSystem: 'ANDROID',
    applicationCategory: 'BusinessApplication',
    installUrl: playStoreListing(site),
    publisher: { '@id': idOfOrganization(origin) },
  };
}

function idOfOrganization(origin: string): string {
  return `${origin}/#organization`;
}
