import { BASE_PATH_MARK } from '../contracts/page-deployment';
import type { ComposedPageModule, RemotePageProps } from '../contracts/remote-page';
import { businessValues, missingValues } from '../site/business-values';
import { firstPicture } from './markup';
import { renderPage } from './render-page';

const page: ComposedPageModule = {
  default: ({ links }: RemotePageProps) => `${links.home} ${links.privacyPolicy}`,
  meta: () => ({ title: 'Mandi', description: 'Wholesale groceries' }),
};

it('has marks in the place of what follows from where the page will be', () => {
  const { markup, facts } = renderPage(page, 'kn');

  expect(markup).toBe(`${BASE_PATH_MARK}/kn/ ${BASE_PATH_MARK}/kn/privacy-policy`);
  expect(facts).toMatchObject({ title: 'Mandi', description: 'Wholesale groceries' });
});

it('puts every word where it is read, so that none needs a script to get there', () => {
  const { markup } = renderPage({ ...page, default: () => 'word '.repeat(20_000) }, 'en');

  expect(markup).not.toMatch(/<script|<template| hidden=""/);
});

it('refuses a page that throws', () => {
  const broken = () => {
    throw new Error('the page broke');
  };

  expect(() => renderPage({ ...page, default: broken }, 'en')).toThrow('the page broke');
});

it('is not the page of a preview, which shows more once its scripts run', () => {
  const { markup } = renderPage({ ...page, default: ({ isPreview }) => `${isPreview}` }, 'en');

  expect(markup).toBe('false');
});

describe('structured data', () => {
  const told = (data: object[]) => ({ ...page, structuredData: () => data });
  const { siteOrigin } = businessValues;
  afterEach(() => (businessValues.siteOrigin = siteOrigin));

  it('is empty while the business has no address', () => {
    businessValues.siteOrigin = null;

    expect(renderPage(told([{ '@type': 'WebSite' }]), 'en').facts.structuredData).toEqual([]);
  });

  it('leaves out what the business has not supplied, and the example with it', () => {
    businessValues.siteOrigin = 'https://www.ankura.in';
    const about = { ...page, structuredData: (site: object) => [{ '@type': 'Organization', ...site }] };

    const { structuredData } = renderPage(about, 'en').facts;

    expect(structuredData).toMatchObject([{ city: businessValues.city }]);
    for (const { path } of missingValues)
      expect(structuredData).not.toMatchObject([{ [path]: expect.anything() }]);
    expect(JSON.stringify(structuredData)).not.toContain('⟦');
  });

  it.each([
    [
      'without what says nothing then, however deep',
      [
        {
          '@type': 'Organization',
          name: 'Ankura',
          telephone: '⟦phone⟧',
          contactPoint: { '@type': 'ContactPoint', telephone: '⟦phone⟧' },
          areaServed: [{ '@type': 'Place', name: '⟦place⟧' }],
        },
        { '@type': 'WebSite', name: '⟦Brand⟧' },
      ],
      [{ '@type': 'Organization', name: 'Ankura' }],
    ],
    [
      'with its numbers, lists and references',
      [
        {
          '@type': 'ListItem',
          position: 1,
          sameAs: ['https://a.in/', '⟦address⟧'],
          item: { '@id': '#site' },
        },
      ],
      [{ '@type': 'ListItem', position: 1, sameAs: ['https://a.in/'], item: { '@id': '#site' } }],
    ],
    ['without a word where none is supplied', [{ '@type': 'WebSite', name: '⟦Brand⟧' }], []],
  ])('is %s', (_, data, kept) => {
    businessValues.siteOrigin = 'https://www.ankura.in';

    expect(renderPage(told(data), 'en').facts.structuredData).toEqual(kept);
  });
});

it.each([
  ['not the lazy one', '<img src="/a.svg" loading="lazy"/><img src="/b.svg" alt=""/>', '/b.svg'],
  ['none where all are lazy', '<img src="/a.svg" loading="lazy"/>', null],
  ['none of another host', '<img src="https://elsewhere.example/a.svg"/>', null],
])('names the picture that is wanted at once: %s', (_, markup, address) => {
  expect(firstPicture(markup)).toBe(address);
});
