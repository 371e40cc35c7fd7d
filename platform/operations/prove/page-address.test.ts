import { fileAt, readAddress } from './page-address';

const NAMES = [
  'index.html',
  'privacy-policy.html',
  'kn/index.html',
  'kn/privacy-policy.html',
  'kn/404.html',
  'privacy-policy.md',
];
const siteOf = (names: string[]) => ({
  key: '',
  sha256: '',
  files: new Map(names.map((name) => [name, Buffer.alloc(0)])),
});
const site = siteOf(NAMES);

it.each([
  ['/', '/', 'index.html'],
  ['/index.html', '/', 'index.html'],
  ['/privacy-policy.html#versions', '/privacy-policy', 'privacy-policy.html'],
  ['https://www.brand.in/kn', '/kn/', 'kn/index.html'],
  ['/kn/index.html', '/kn/', 'kn/index.html'],
  ['/kn/privacy-policy/', '/kn/privacy-policy', 'kn/privacy-policy.html'],
])('%s is the page %s, in the language that it names', (words, path, file) => {
  const address = readAddress(words);

  expect(address.path).toBe(path);
  expect(fileAt(address, site)).toBe(file);
});

it('has no page for an address that visitors saw as "not found", in whatever language', () => {
  expect(() => fileAt(readAddress('/kn/404.html'), site)).toThrow('The site had no page /kn/404.html then');
});
