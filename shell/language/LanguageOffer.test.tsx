import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { render } from '../testing/render';
import { type AnsweringPages, LanguageOffer } from './LanguageOffer';
import { kannada } from '../testing/english';

const words = kannada.frame.language.offer;
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return { ok: true, json: async () => words };
  }) as never;
  Object.assign(globalThis, { requestIdleCallback: (then: () => void) => then() });
});

const here = { firstAnswer: async () => 'ready' as const };

async function open(wanted: string[], path = '/privacy-policy', pages: AnsweringPages = here) {
  Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true });
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageOffer pages={pages} />
    </MemoryRouter>,
    { basePath: '/_preview/p1' },
  );
  await act(async () => undefined);
  return rendered;
}

const line = () => screen.queryByRole('complementary', { name: words.text });

it.each([
  ['first', ['kn-IN', 'en']],
  ['after others that the site is not in', ['mr-IN', 'kn', 'en']],
])('offers the same page in the language that the browser names %s, in that language', async (_, wanted) => {
  await open(wanted);

  expect(line()).toHaveAttribute('lang', 'kn-IN');
  const link = within(line()!).getByRole('link', { name: words.read });
  expect(link).toHaveAttribute('href', '/_preview/p1/kn/privacy-policy');
  expect(link).toHaveAttribute('hreflang', 'kn');
  expect(asked).toEqual(['/_preview/p1/kn/offer.json']);
});

it.each([
  ['reads English first', ['en-IN', 'kn']],
  ['reads no language of the site', ['de', 'fr-CH']],
  ['has a browser that says nothing', []],
])('asks for nothing where the visitor %s', async (_, wanted) => {
  await open(wanted);

  expect(line()).toBeNull();
  expect(asked).toEqual([]);
});

it('asks for nothing before the page’s own code has come or failed to', async () => {
  let answer!: (status: 'failed') => void;
  const firstAnswer = () => new Promise<'failed'>((resolve) => (answer = resolve));
  await open(['kn'], '/privacy-policy', { firstAnswer });
  expect(asked).toEqual([]);

  await act(async () => answer('failed'));

  expect(asked).toEqual(['/_preview/p1/kn/offer.json']);
});

it('stays away without a connection', async () => {
  globalThis.fetch = (async () => Promise.reject(new TypeError('Failed to fetch'))) as never;
  await open(['kn']);

  expect(line()).toBeNull();
});
