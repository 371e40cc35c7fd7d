import { preferredLanguage } from './languages';

const offered = ['en', 'kn', 'hi'];

it.each([
  ['the first that is offered', ['kn-IN', 'en-IN'], 'kn'],
  ['the first that is offered, after others', ['mr-IN', 'hi', 'en'], 'hi'],
  ['English for who reads English first', ['en-GB', 'kn'], 'en'],
  ['none for who reads none of them', ['de', 'fr-CH'], null],
  ['none for a browser that says nothing', [], null],
])('is %s', (_, wanted, preferred) => {
  expect(preferredLanguage(wanted, offered)).toBe(preferred);
});
