import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { lastModified } from './last-modified';
import { policyStructuredData } from './structured-data';
import { english } from '../testing/english';

const { policy } = english;

const [page, breadcrumbs] = policyStructuredData(english, site, {
  origin: 'https://www.ankura-mandi.in',
  language: 'en',
});

it('describes the page with its version and language', () => {
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://www.ankura-mandi.in/privacy-policy',
    name: 'Privacy Policy – Ankura Mandi',
    version: policy.version,
    inLanguage: 'en-IN',
  });
});

it('leads from home to the page', () => {
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Ankura Mandi', item: 'https://www.ankura-mandi.in/' },
      { position: 2, name: 'Privacy Policy', item: 'https://www.ankura-mandi.in/privacy-policy' },
    ],
  });
});

it('dates the page by the day on which its text was approved, and a draft not at all', () => {
  const { status } = policy;

  expect(lastModified(english)).toBe(status.kind === 'approved' ? status.approvedOn : null);
});
