import { withoutPlaceholders } from './render-page';

it('leaves out properties that the business has not supplied', () => {
  expect(withoutPlaceholders([{ '@type': 'Organization', name: 'Ankura', telephone: '⟦phone⟧' }])).toEqual([
    { '@type': 'Organization', name: 'Ankura' },
  ]);
});

it('leaves out what then says nothing, however deep', () => {
  const organization = {
    '@type': 'Organization',
    name: 'Ankura',
    contactPoint: { '@type': 'ContactPoint', telephone: '⟦phone⟧' },
    areaServed: [{ '@type': 'Place', name: '⟦place⟧' }],
  };

  expect(withoutPlaceholders([organization, { '@type': 'WebSite', name: '⟦Brand⟧' }])).toEqual([
    { '@type': 'Organization', name: 'Ankura' },
  ]);
});

it('keeps numbers, lists and references', () => {
  const breadcrumbs = {
    '@type': 'ListItem',
    position: 1,
    sameAs: ['https://a.in/', '⟦site address⟧'],
    item: { '@id': '#site' },
  };

  expect(withoutPlaceholders([breadcrumbs])).toEqual([{ ...breadcrumbs, sameAs: ['https://a.in/'] }]);
});
