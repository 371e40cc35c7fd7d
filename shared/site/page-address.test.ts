import { canonicalPagePath, decodedPath } from './page-address';

it.each([
  ['', '/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/privacy-policy', '/privacy-policy'],
  ['/privacy-policy/', '/privacy-policy'],
  ['/privacy-policy.html', '/privacy-policy'],
])('the path "%s" is the page %s', (path, page) => {
  expect(canonicalPagePath(path)).toBe(page);
});

it.each(['//', '/privacy-policy//', '//privacy-policy', '/PRIVACY-POLICY', '/a/b', '/index.html/', 'x'])(
  'the path %s is no page',
  (path) => {
    expect(canonicalPagePath(path)).toBeNull();
  },
);

it.each([
  ['/%70rivacy-policy', '/privacy-policy'],
  ['/ಕನ್ನಡ', '/ಕನ್ನಡ'],
])('%s is written without its encoding as %s', (written, path) => {
  expect(decodedPath(written)).toBe(path);
});

it.each(['/privacy-policy%2f', '/%5c', '/%2e%2e/', '/../x', '/%00', '/%zz', '/a%0ab'])(
  '%s is not a plain path',
  (written) => {
    expect(decodedPath(written)).toBeNull();
  },
);
