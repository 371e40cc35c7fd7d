import { ownedFiles, ownsFile, VERSION_PATH } from './pages';

it.each([
  ['/', 'index.md'],
  ['/privacy-policy', 'privacy-policy.json'],
  ['/privacy-policy', 'privacy-policy-v1.md'],
  ['/privacy-policy', 'privacy-policy-v12.md'],
  ['/', 'index-v2.txt'],
])('the page %s owns the file %s', (path, name) => {
  expect(ownsFile(path, name)).toBe(true);
});

it.each([
  ['a page', 'evil.html'],
  ['its own page', 'privacy-policy.html'],
  ['a version of its own page', 'privacy-policy-v2.html'],
  ['a script', 'sw.js'],
  ['a script of a version', 'privacy-policy-v2.js'],
  ['a drawing, which may hold a script', 'privacy-policy-v2.svg'],
  ["another page's file", 'index.md'],
  ["a version of another page's file", 'index-v1.md'],
  ['a page whose name begins with its own', 'privacy-policy-archive.md'],
  ['a version that is no number', 'privacy-policy-vx.md'],
  ['a version that is zero', 'privacy-policy-v0.md'],
  ['a version of a version', 'privacy-policy-v1-v2.md'],
  ['two endings', 'privacy-policy-v1.html.md'],
  ['a folder', 'privacy-policy/v1.md'],
  ['a folder above', '../privacy-policy-v1.md'],
  ['a record of the site', 'deployment.json'],
  ['what hosts of files read', '_headers'],
  ['a line more', 'privacy-policy-v1.md\n'],
  ['a line before', 'evil\nprivacy-policy-v1.md'],
  ['no name', '-v1.md'],
])('a page does not own %s: %j', (_, name) => {
  expect(ownsFile('/privacy-policy', name)).toBe(false);
});

it('lists what a page may bring', () => {
  expect(ownedFiles('/')).toBe(
    'index.json, index.md, index.txt, index.png, index.webp, index.avif, or one of them with a version, such as index-v2.md',
  );
});

it.each([
  ['/privacy-policy-v2', true],
  ['/privacy-policy', false],
  ['/', false],
  ['/v2', false],
])('%s is an address of a version: %s', (path, isVersion) => {
  expect(VERSION_PATH.test(path)).toBe(isVersion);
});
