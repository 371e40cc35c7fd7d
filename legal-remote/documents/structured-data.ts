import type { BusinessValues } from '@site/shared/site';
import { languagePath, locale } from '@site/shared/site/languages';
import type { BreadcrumbList, WebPage, WithContext } from 'schema-dts';
import type { LegalContent } from '../content/all-content';
import { privacyPolicyMeta } from '../pages/PrivacyPolicyPage';

/**
 * JSON-LD of the page: its type, version and date, and its place in the site.
 * @param page `origin`: where the site is served, without a trailing slash; `language`: whose page it is.
 */
export function policyStructuredData(
  content: LegalContent,
  site: BusinessValues,
  page: { origin: string; language: string },
): Record<string, unknown>[] {
  const { policy, policyLanguage } = content;
  const home = `${page.origin}${languagePath(page.language)}/`;
  const url = `${home}privacy-policy`;
  const { title, description } = privacyPolicyMeta(content.meta, site);
  const dateModified = lastModified(content);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      inLanguage: locale(policyLanguage),
      version: policy.version,
      ...(dateModified && { dateModified }),
    } satisfies WithContext<WebPage>,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.brandName, item: home },
        { '@type': 'ListItem', position: 2, name: policy.title, item: url },
      ],
    } satisfies WithContext<BreadcrumbList>,
  ];
}

/** The day on which the text was approved, as 2027-01-31; null for a draft. */
export function lastModified({ policy }: Pick<LegalContent, 'policy'>): string | null {
  return policy.status.kind === 'approved' ? policy.status.approvedOn : null;
}
