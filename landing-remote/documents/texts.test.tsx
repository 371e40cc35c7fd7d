import { type BusinessValues, fillIn } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { wordsSaid } from '@site/shared/testing/words-said';
import { render } from '@testing-library/react';
import { landingTexts } from './texts';
import { english } from '../testing/english';
import { landingContentTexts } from '../testing/landing-content-texts';
import { englishPage } from '../testing/english-page';

const { meta, serviceAreas } = english;

/** Names of drawings, drafts of messages, and answers that are not asked for yet. */
const SKIPPED_NAMES = ['icon', 'image', 'message', 'served', 'notServed', 'malformed'];

const withoutCheck = { ...suppliedValues, features: { ...suppliedValues.features, pincodeCheck: false } };

const pageOf = (site: BusinessValues) => wordsSaid(render(englishPage(site)).container);

it.each([
  ['with the check of a pincode', suppliedValues],
  ['without it', withoutCheck],
])('are all on the page, %s', (_, site) => {
  const page = pageOf(site);

  expect(landingTexts(english, site).filter((text) => !page.includes(text))).toEqual([]);
});

it('are all texts of the page’s content but what is in the head, and what the page does not say yet', () => {
  const texts = landingTexts(english, suppliedValues);
  const isSaid = (at: string) =>
    !at.startsWith('meta.') && !at.split(' ').some((name) => SKIPPED_NAMES.includes(name));
  const content = landingContentTexts().filter(({ at }) => isSaid(at));

  expect(content.map(({ text }) => fillIn(text, suppliedValues)).sort()).toEqual([...texts].sort());
  expect(texts).not.toContain(fillIn(meta.description, suppliedValues));
});

it('leave out the check of a pincode where the page has none', () => {
  expect(landingTexts(english, suppliedValues)).toContain(serviceAreas.pincodeCheck.label);
  expect(landingTexts(english, withoutCheck)).not.toContain(serviceAreas.pincodeCheck.label);
});
