import { playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { english } from '../testing/english';
import { CategoriesSection } from './categories/categories.section';
import { FeaturesSection } from './features/features.section';
import { HeroSection } from './hero/hero.section';
import { ServiceAreasSection } from './service-areas/service-areas.section';
import { StepsSection } from './steps/steps.section';

const { categories, features, hero, serviceAreas, steps } = english;

describe('the hero', () => {
  beforeEach(() => void render(<HeroSection content={hero} site={suppliedValues} />));

  it('offers Download, then Learn More (specification §2)', () => {
    const [download, learnMore] = screen.getAllByRole('link');

    expect(download).toHaveAccessibleName('Download App (opens in a new tab)');
    expect(download).toHaveAttribute('href', playStoreUrl(suppliedValues, 'hero'));
    expect(learnMore).toHaveAccessibleName(`${hero.learnMore.label} ${hero.learnMore.about}`);
    expect(learnMore).toHaveAttribute('href', '#services');
  });

  it('describes its picture and keeps its place free', () => {
    const picture = screen.getByRole('img', { name: hero.picture });

    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).not.toHaveAttribute('loading', 'lazy');
  });
});

it('each category has an icon that is silent next to its title (specification §3)', () => {
  render(<CategoriesSection content={categories} />);

  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByRole('presentation')).toHaveAttribute('src');
    expect(within(item).queryByRole('img')).not.toBeInTheDocument();
  }
});

it('each feature card has its image, title and description (specification §3)', () => {
  render(<FeaturesSection content={features} />);
  const cards = screen.getAllByRole('listitem');

  expect(cards).toHaveLength(features.cards.length);
  for (const [index, { alt, title, description }] of features.cards.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('img', { name: alt })).toHaveAttribute('loading', 'lazy');
    expect(card.getByRole('heading')).toHaveTextContent(title);
    expect(card.getByText(description)).toBeInTheDocument();
  }
});

it('the steps are an ordered list with their numbers (specification §3)', () => {
  render(<StepsSection content={steps} />);
  const list = screen.getByRole('list');
  const items = within(list).getAllByRole('listitem');

  expect(list.tagName).toBe('OL');
  expect(items.map((item) => within(item).getByText(/^\d+$/).textContent)).toEqual(
    steps.list.map((_, index) => String(index + 1)),
  );
});

it('no locality is a link, which would claim a border', () => {
  render(<ServiceAreasSection content={serviceAreas} site={suppliedValues} />);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
