/**
 * The words that the specification fixes, as the site was delivered. To ship other words on purpose, change this
 * file with them; publishing does not ask it.
 */
import { join } from 'node:path';
import { languageFolder, languages } from '@site/shared/site/languages';
import { sentencesSaidTwice, contentTexts } from '@site/shared/testing/content-texts';
import { english } from '../testing/english';
import { landingContentTexts } from '../testing/landing-content-texts';

const { benefits, buyers, categories, features, hero, serviceAreas, steps } = english;

/** Whether a word of a heading begins with a small letter, and is not one of those that may. */
const isSmall = (word: string) =>
  /^[a-z]/.test(word) && !['and', 'in', 'of', 'the', 'to', 'for'].includes(word);

const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title);

it('has the three status badges (§2.1)', () => {
  expect(hero.badges.map(({ text }) => text)).toEqual([
    'Available on Android',
    'iOS Coming Soon',
    'Same Day Delivery',
  ]);
});

it('has three feature cards (§2.2)', () => {
  expect(features.cards).toHaveLength(3);
});

it('has the five categories (§1)', () => {
  expect(titlesOf(categories.list)).toEqual([
    'Beverages',
    'Groceries',
    'Packaged Snacks',
    'Cleaning & Personal Care',
    'Restaurant Supplies',
  ]);
});

it('has the four steps of the order flow (§1)', () => {
  expect(titlesOf(steps.list)).toEqual([
    'Download the App',
    'Browse Products and Add to Cart',
    'Confirm the Order',
    'Track Delivery',
  ]);
});

it.each(['Kiranas', 'Cafes', 'Restaurants', 'Pubs', 'Bars', 'Food Vendors', 'Offices', 'Hostels'])(
  'names %s among the five kinds of buyers (introduction)',
  (buyer) => {
    expect(buyers.list).toHaveLength(5);
    expect(titlesOf(buyers.list).join(', ')).toContain(buyer);
  },
);

it('has the six benefits (§1)', () => {
  expect(titlesOf(benefits.list)).toEqual([
    'Same-Day Delivery',
    'Transparent Wholesale Pricing',
    'Bulk Orders',
    'Local Brand Partnerships',
    'Experienced FMCG Trading Team',
    'Track Delivery',
  ]);
});

it('has the eight localities (§9)', () => {
  expect(serviceAreas.localities.map(({ name }) => name)).toEqual([
    'Bannerghatta Road',
    'Hulimavu',
    'Bilekahalli',
    'JP Nagar 8th Phase',
    'Mount St. Joseph',
    'Mico Layout',
    'BTM 4th Stage',
    'Arekere',
  ]);
});

it.each(languages)('speaks of 100+ outlets in $name only as what brand owners can have (§9)', ({ tag }) => {
  const texts = contentTexts(join(__dirname, languageFolder(tag)));

  expect(texts.filter(({ text }) => /\b100\b/.test(text)).map(({ at }) => at)).toEqual([
    'brand-owners.json brandOwners text',
  ]);
});

it('speaks of no offers on the landing page', () => {
  expect(landingContentTexts().filter(({ text }) => /\boffers?\b/i.test(text))).toEqual([]);
});

it('writes its headings in title case, as the specification does', () => {
  const headings = landingContentTexts()
    .filter(({ at }) => at.endsWith(' title') && !/hero|meta/.test(at))
    .map(({ text }) => text);

  expect(headings.length).toBeGreaterThan(20);
  expect(headings.filter((heading) => heading.split(/[ -]/).some(isSmall))).toEqual([]);
});

it('says each sentence in one place', () => {
  expect(sentencesSaidTwice(contentTexts(__dirname))).toEqual([]);
});
