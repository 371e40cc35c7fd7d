import type { BusinessValues } from '@site/shared/site';
import type { BreadcrumbList, WebPage, WithContext } from 'schema-dts';
import { privacyPolicyMeta } from '../pages/privacy-policy-meta';
import { policy } from '../policy/policy.built';
import { lastModified } from './last-modified';

/**
 * JSON-LD of the page: its type, version and date, and its place in the site.
 * @param origin Where the site is served, without a trailing slash.
 */
export function policyStructuredData(site: BusinessValues, origin: string): Record<string, unknown>[] {
  const url = `${origin}/privacy-policy`;
  const { title, description } = privacyPolicyMeta(site);
  const dateModified = lastModified();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      inLanguage: 'en-IN',
      version: policy.version,
      ...(dateModified && { dateModified }),
    } satisfies WithContext<WebPage>,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.brandName, item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: policy.title, item: url },
      ],
    } satisfies WithContext<BreadcrumbList>,
  ];
}
