import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { PHONE_SCREEN } from '../document/scripts/arrival';
import { unfoldAfterPaint, useStartsFolded } from './fold';

function Page() {
  return <output>{useStartsFolded() ? 'folded' : 'whole'}</output>;
}

function Go({ to }: { to: string | number }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to as string)}>Go</button>;
}

/** A browser on a screen that opens a page, by a link or by going back to it. */
function open(address: string, { isPhone = true, isBack = false } = {}) {
  globalThis.matchMedia = (query) => ({ matches: query === PHONE_SCREEN && isPhone }) as MediaQueryList;
  render(
    <MemoryRouter initialEntries={isBack ? [address, '/'] : ['/']}>
      <Routes>
        <Route path="/" element={<Go to={isBack ? -1 : address} />} />
        <Route path="/privacy-policy" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it.each([
  ['begins with its first screen on a phone', '/privacy-policy', {}, 'folded'],
  ['is whole on a larger screen', '/privacy-policy', { isPhone: false }, 'whole'],
  ['is whole where a link leads into the middle', '/privacy-policy#rights', {}, 'whole'],
  ['is whole where the visitor goes back to it', '/privacy-policy', { isBack: true }, 'whole'],
])('a page %s', (_, address, browser, state) => {
  open(address, browser);

  expect(screen.getByRole('status')).toHaveTextContent(state);
});

it('lays out the rest after the first paint', async () => {
  document.body.innerHTML = '<main data-folded><p data-below-fold></p><p data-below-fold></p></main>';
  const page = document.querySelector('main')!;

  const unfolded = unfoldAfterPaint(page);
  expect(page.outerHTML).toContain('data-folded');
  await unfolded;

  expect(page.outerHTML).toBe('<main><p></p><p></p></main>');
});
