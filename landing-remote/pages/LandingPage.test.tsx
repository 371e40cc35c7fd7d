import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { fireEvent, render, screen } from '@testing-library/react';
import { landingMeta } from './LandingPage';
import { english } from '../testing/english';
import { englishPage } from '../testing/english-page';

const { benefits, brandOwners, buyers, categories, contact, features, hero, partners, serviceAreas, steps } =
  english;

beforeEach(() => void render(<main>{englishPage(suppliedValues)}</main>));

const titlesAt = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

it("has one first heading, and its sections' headings in the specification's order (§2)", () => {
  expect(titlesAt(1)).toEqual([hero.title]);
  const specified = [
    features,
    categories,
    steps,
    buyers,
    benefits,
    brandOwners,
    partners,
    serviceAreas,
    contact,
  ].map(({ title }) => title);
  expect(titlesAt(2).filter((title) => specified.includes(title ?? ''))).toEqual(specified);
});

it('has headings of its own only, one level at a time', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));

  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

it.each(['services', 'how-it-works', 'partners', 'contact'])('has the anchor #%s once', (id) => {
  expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
});

it('has both invitations where #partners leads', () => {
  const titles = document.querySelectorAll('#partners h2');

  expect([...titles].map(({ textContent }) => textContent)).toEqual([brandOwners.title, partners.title]);
});

it('sends nothing anywhere: its one form answers by itself, and no picture or frame is of another site', () => {
  expect([...document.forms].map((form) => fireEvent.submit(form))).toEqual([false]);
  const sources = [...document.querySelectorAll('[src], [srcset]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('srcset') ?? '',
  );
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
});

it('is named in the head with the brand and the tagline, and described with the pincode', () => {
  const { title, description } = landingMeta(english.meta, suppliedValues);

  expect(title).toContain(suppliedValues.brandName);
  expect(title).toContain('Your Local B2B Mandi');
  expect(description).toContain(suppliedValues.servicePincode);
  expect(title + description).not.toMatch(/[{}]/);
});

it('shows markup and code in business values as text, and makes no link of them', () => {
  const { container } = render(englishPage(hostileValues));

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});
