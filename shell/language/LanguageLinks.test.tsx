import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { render } from '../testing/render';
import { LanguageLinks } from './LanguageLinks';
import { frame } from '../testing/english';

function open(path: string, basePath = '') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageLinks />
    </MemoryRouter>,
    { basePath },
  );
  return within(screen.getByRole('list', { name: frame.language.label }));
}

it('names each language that is offered in itself, with the same page in it', () => {
  const links = open('/privacy-policy').getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/privacy-policy'],
    ['ಕನ್ನಡ', 'kn', '/kn/privacy-policy'],
    ['हिन्दी', 'hi', '/hi/privacy-policy'],
    ['தமிழ்', 'ta', '/ta/privacy-policy'],
    ['తెలుగు', 'te', '/te/privacy-policy'],
  ]);
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(links.map(({ lang }) => lang));
});

it('says which language the page is in', () => {
  expect(open('/').getByRole('link', { current: true })).toHaveTextContent('English');
});

it('leads home from an address that the site does not have, below the path of a preview', () => {
  expect(open('/nowhere', '/_preview/p1').getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute(
    'href',
    '/_preview/p1/kn/',
  );
});
