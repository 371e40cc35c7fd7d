import { type BusinessValues, playStoreListing } from '@site/shared/site';
import { isSupplied } from '@site/shared/site/placeholders';
import type { MobileApplication, Organization, WebSite, WithContext } from 'schema-dts';
import { serviceAreas } from '../content/service-areas.content';

const CONTEXT = 'https://schema.org';

/**
 * JSON-LD of the landing page: who runs the site, the site, the app. Nothing that the page does not say, and no prices,
 * ratings or hours, which nobody gave.
 * @param origin Where the site is served, without a trailing slash.
 */
export function landingStructuredData(site: BusinessValues, origin: string): object[] {
  return [
    organization(site, origin),
    webSite(site, origin),
    ...(isSupplied(site.playPackageId) ? [app(site, origin)] : []),
  ];
}

function organization(site: BusinessValues, origin: string): WithContext<Organization> {
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

function webSite(site: BusinessValues, origin: string): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.brandName,
    url: `${origin}/`,
    inLanguage: 'en-IN',
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
