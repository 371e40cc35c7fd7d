import { playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { hero } from '../../content/hero.content';
import { HeroSection } from './hero.section';

beforeEach(() => {
  render(<HeroSection content={hero} site={suppliedValues} />);
});

it('is the region of the page that its heading names', () => {
  const region = screen.getByRole('region', { name: hero.title });

  expect(within(region).getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
});

it('says for whom, with the pincode that is served', () => {
  expect(screen.getByText(hero.text.replace('{pincode}', suppliedValues.servicePincode))).toBeInTheDocument();
});

it('offers Download, then Learn More (specification §2)', () => {
  const [download, learnMore] = screen.getAllByRole('link');

  expect(download).toHaveAccessibleName('Download App (opens in a new tab)');
  expect(download).toHaveAttribute('href', playStoreUrl(suppliedValues, 'hero'));
  expect(learnMore).toHaveAccessibleName(`${hero.learnMore.label} ${hero.learnMore.about}`);
  expect(learnMore).toHaveAttribute('href', '#services');
});

it('shows the badges of its content in order', () => {
  const badges = within(screen.getByRole('list', { name: hero.badgesLabel })).getAllByRole('listitem');

  expect(badges.map((badge) => badge.textContent)).toEqual(hero.badges.map(({ text }) => text));
});

it('describes its picture and keeps its place free', () => {
  const picture = screen.getByRole('img', { name: hero.picture });

  expect(picture).toHaveAttribute('width');
  expect(picture).toHaveAttribute('height');
  expect(picture).not.toHaveAttribute('loading', 'lazy');
});
