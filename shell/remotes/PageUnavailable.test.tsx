import { fireEvent, render, screen } from '@testing-library/react';
import { PageLanguageProvider, pageLanguageAt } from '../language/page-language';
import { english } from '../testing/english';
import type { PageStatus } from './load-with-retries';
import { PageUnavailable } from './PageUnavailable';

const { unavailable } = english.frame;

function show(status: PageStatus) {
  render(
    <PageLanguageProvider value={pageLanguageAt('', 'en', english)}>
      <PageUnavailable status={status} onRetry={() => undefined} />
    </PageLanguageProvider>,
  );
}

it('says what happened, and offers another attempt, the same address and the way home, as full loads', () => {
  history.replaceState(null, '', '/privacy-policy');
  show('failed');

  expect(screen.getByRole('heading')).toHaveTextContent(unavailable.title);
  expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('status')).toHaveTextContent(unavailable.text);
  expect(screen.getByRole('button', { name: unavailable.retry })).toBeVisible();
  const links = [unavailable.open, unavailable.home].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${location.origin}/privacy-policy`, '/']);
  expect(links.every((link) => link.hasAttribute('data-full-load'))).toBe(true);
});

it('offers no other attempt at a page that is broken', () => {
  show('broken');

  expect(screen.getByRole('heading')).toHaveTextContent(unavailable.title);
  expect(screen.queryByRole('button', { name: unavailable.retry })).not.toBeInTheDocument();
});

it('says of a page that is on its way that it loads, and offers nothing', () => {
  show('waiting');

  expect(screen.getByRole('status')).toHaveTextContent(unavailable.loading);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it.each([
  ['at an anchor, to which its link would only scroll', '#rights', {}, true],
  ['not at the top', '', {}, false],
  ['not where the link is opened beside it', '#rights', { ctrlKey: true }, false],
  ['nor on a Mac', '#rights', { metaKey: true }, false],
  ['nor in a window of its own', '#rights', { shiftKey: true }, false],
])('loads the whole page by itself %s', (_, hash, held, isByItself) => {
  history.replaceState(null, '', `/privacy-policy${hash}`);
  jest.spyOn(console, 'error').mockImplementation();
  const seen = jest.fn((event: Event) => event.defaultPrevented);
  addEventListener('click', seen, { once: true });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  show('failed');

  fireEvent.click(screen.getByRole('link', { name: unavailable.open }), held);

  expect(seen).toHaveReturnedWith(isByItself);
});
