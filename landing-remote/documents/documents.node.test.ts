import { suppliedValues } from '@site/shared/testing/supplied-values';
import { landingStructuredData } from './structured-data';
import { landingSummary } from './summary';
import { english } from '../testing/english';

const { categories, serviceAreas } = english;

const ORIGIN = 'https://www.ankura-mandi.in';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const things = (changes = {}) =>
  landingStructuredData(
    english,
    { ...suppliedValues, ...changes },
    { origin: ORIGIN, language: 'en' },
  ) as Thing[];
const thing = (type: string, changes = {}) => things(changes).find((entry) => entry['@type'] === type);

describe('the structured data', () => {
  it('says who runs the site, what the site is called, and what the app is', () => {
    expect(things().map((entry) => [entry['@type'], entry.name])).toEqual([
      ['Organization', 'Ankura Mandi'],
      ['WebSite', 'Ankura Mandi'],
      ['MobileApplication', 'Ankura'],
    ]);
  });

  it('says how to reach the business, with absolute addresses', () => {
    expect(thing('Organization')).toMatchObject({
      legalName: 'Ankura Trading Private Limited',
      url: 'https://www.ankura-mandi.in/',
      logo: 'https://www.ankura-mandi.in/icon-512.png',
      contactPoint: { telephone: '+919812345678', email: 'hello@ankura-mandi.in' },
    });
  });

  it('names the eight localities of the one pincode as the area that is served', () => {
    const places = thing('Organization')?.areaServed as { name: string; address: { postalCode: string } }[];

    expect(places.map(({ name }) => name)).toEqual(serviceAreas.localities.map(({ name }) => name));
    expect(new Set(places.map(({ address }) => address.postalCode))).toEqual(new Set(['560076']));
  });

  it('leads to the store listing, and claims no price, rating or hours', () => {
    expect(thing('MobileApplication')).toMatchObject({
      operatingSystem: 'ANDROID',
      installUrl: 'https://play.google.com/store/apps/details?id=in.ankura.mandi',
    });
    expect(JSON.stringify(things())).not.toMatch(/"(offers|price|aggregateRating|review|openingHours)/);
  });

  it('leaves the app out while its id is not known', () => {
    expect(thing('MobileApplication', { playPackageId: '⟦app id⟧' })).toBeUndefined();
  });
});

describe('the summary', () => {
  const summary = landingSummary(english, suppliedValues);

  it("says the page's facts as Markdown, with values in place of their names", () => {
    expect(summary).toContain(
      `## ${categories.title}\n\n${categories.list.map(({ title }) => `- ${title}`).join('\n')}\n`,
    );
    expect(summary).toContain('We serve pincode 560076.');
    expect(summary).not.toMatch(/[{}]/);
  });

  it('sets lists apart from the paragraphs around them', () => {
    const [first] = serviceAreas.localities;

    expect(summary).toContain(`560076.\n\n- ${first!.name}\n- `);
    expect(summary).toMatch(/- Arekere\n\nOur warehouse/);
  });
});
