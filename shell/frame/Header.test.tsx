import { playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Header } from './Header';
import { render } from '../testing/render';
import { frame } from '../testing/english';

const show = (page: Parameters<typeof render>[1] = {}) =>
  render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
    page,
  );

const hrefsIn = (name: string) => {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

it('shows the brand with its tagline, as the way home', () => {
  show();

  const logo = screen.getByRole('link', { name: new RegExp(suppliedValues.brandName) });
  expect(logo).toHaveTextContent(frame.tagline);
  expect(logo).toHaveAttribute('href', '/');
});

it('names the four anchors of the specification (§2)', () => {
  expect(frame.navigation.map(({ hash }) => hash)).toEqual([
    '#services',
    '#how-it-works',
    '#partners',
    '#contact',
  ]);
});

it.each(['', '/_preview/p1'])(
  'leads to the sections of the landing page below "%s", from every page',
  (basePath) => {
    show({ basePath });

    const sections = frame.navigation.map(({ label, hash }) => [label, `${basePath}/${hash}`]);
    expect(hrefsIn('Main')).toEqual(sections);
    expect(hrefsIn('Mobile')).toEqual(sections);
  },
);

it('has a Download App button of its own and one in the mobile menu', () => {
  show();

  const buttons = screen.getAllByRole('link', { name: /^Download App/ });

  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    playStoreUrl(suppliedValues, 'header'),
    playStoreUrl(suppliedValues, 'menu'),
  ]);
});
