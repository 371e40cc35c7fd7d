import { playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import { HeroSection } from './hero.section';
import { english } from '../../testing/english';

const { hero } = english;

beforeEach(() => {
  render(<HeroSection content={hero} site={suppliedValues} />);
});

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
