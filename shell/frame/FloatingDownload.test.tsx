import { playStoreUrl } from '@site/shared/site';
import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FloatingDownload } from './FloatingDownload';
import { render } from '../testing/render';

beforeEach(() => {
  FakeIntersectionObserver.install();
});

const page = (content: ReactNode) => (
  <main>
    {content}
    <FloatingDownload />
  </main>
);
const contactCard = (key?: number) => (
  <article key={key} data-keep-clear>
    Contact
  </article>
);

const floatingButton = () => screen.queryByRole('link', { name: /^Download App/ });
const show = (...elements: Element[]) => act(async () => FakeIntersectionObserver.show(...elements));

it('leads to the store', () => {
  render(page(null));

  expect(floatingButton()).toHaveAttribute('href', playStoreUrl(suppliedValues, 'floating'));
});

it('steps aside until the last of several cards that it must not cover has left', async () => {
  render(page([1, 2].map((key) => contactCard(key))));
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];

  await show(first, second);
  await show(second);
  expect(floatingButton()).not.toBeInTheDocument();

  await show();
  expect(floatingButton()).toBeInTheDocument();
});

it('knows the cards of a page that comes later, and comes back when that page is gone', async () => {
  const { rerender } = render(page(null));
  rerender(page(contactCard()));
  await act(async () => undefined);
  await show(screen.getByRole('article'));
  expect(floatingButton()).not.toBeInTheDocument();

  rerender(page(<h1>Another page</h1>));
  await show();

  expect(floatingButton()).toBeInTheDocument();
});

it('watches nothing any more when it is gone', () => {
  const { unmount } = render(page(contactCard()));
  expect(FakeIntersectionObserver.watching).toBe(1);

  unmount();

  expect(FakeIntersectionObserver.watching).toBe(0);
});
