import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import { join } from 'node:path';
import type { LandingContent } from '../content/all-content';
import { english } from '../testing/english';
import { landingPageWith } from './LandingPage';
import { landingTextOf } from './LandingText';

const FOLDER = join(__dirname, '../content');
const kannada = readContentFolder<LandingContent>(FOLDER, 'kn');

/** The Kannada page, of which these pieces are not translated. */
function pageWithout(...names: (keyof LandingContent)[]) {
  const untranslated = Object.fromEntries(names.map((name) => [name, english[name]]));
  const content = { ...kannada.content, ...untranslated };
  return landingPageWith({ ...kannada, content, inEnglish: names }, 'kn', landingTextOf(content));
}

function show({ default: Page }: ReturnType<typeof pageWithout>) {
  render(
    <main lang="kn-IN">
      <Page site={suppliedValues} links={{ home: '/kn/', privacyPolicy: '/kn/privacy-policy' }} />
    </main>,
  );
}

const languageOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')!.lang;

it.each(['hero', 'steps', 'partners', 'serviceAreas', 'contact'] as const)(
  'shows the section %s in English, and says so, where it alone is not translated',
  (name) => {
    const page = pageWithout(name);
    show(page);

    const headings = screen.getAllByRole('heading', { level: name === 'hero' ? 1 : 2 });
    const section = headings.find(({ textContent }) => textContent === english[name].title)!;
    expect(languageOf(section)).toBe('en-IN');
    expect(section.closest('[lang]')).toHaveAttribute('dir', 'ltr');
    const others = screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading !== section);
    expect(others.map(languageOf)).toEqual(others.map(() => 'kn-IN'));
    expect(page.inEnglish).toBe('partly');
  },
);

it('says of nothing that it is in English where all of it is translated', () => {
  const page = pageWithout();
  show(page);

  expect(document.querySelectorAll('[lang|=en]')).toHaveLength(0);
  expect(page.inEnglish).toBeUndefined();
});

it('says of the whole page that it is in English where the language has no words at all', () => {
  const nothing = { language: 'en', content: english, inEnglish: [] };

  expect(landingPageWith(nothing, 'kn', null).inEnglish).toBe('wholly');
});
