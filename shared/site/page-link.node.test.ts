import { pageLink } from './page-link';

it.each([
  ['/', '/privacy-policy'],
  ['/kn/', '/kn/privacy-policy'],
  ['/_preview/3fa9c2d41b7e0011/ur/', '/_preview/3fa9c2d41b7e0011/ur/privacy-policy'],
])('stays below %s', (home, href) => {
  expect(pageLink({ home }, 'legal/privacy-policy')).toEqual({ href, 'data-part': 'legal' });
});

it('leads to an anchor of a page, and to the home page', () => {
  expect(pageLink({ home: '/kn/' }, 'legal/privacy-policy', '#retention').href).toBe(
    '/kn/privacy-policy#retention',
  );
  expect(pageLink({ home: '/kn/' }, 'landing/')).toEqual({ href: '/kn/', 'data-part': 'landing' });
});

it('takes no name that no part has: the type check says so', () => {
  // @ts-expect-error A page of the table of parts.
  pageLink({ home: '/' }, 'legal/refunds');
});
