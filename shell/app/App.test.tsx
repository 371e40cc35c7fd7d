import { screen } from '@testing-library/react';
import { FakeRemotes } from '../testing/fake-remotes';
import { openSite } from '../testing/open-site';
import { frame } from '../testing/english';

it('shows the error screen when what surrounds the pages fails', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const remotes = new FakeRemotes();
  const opened = openSite({ path: '/', remotes });
  globalThis.IntersectionObserver = undefined as never;
  await opened;

  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(frame.error.title);
  expect(screen.getByRole('alert')).toContainElement(heading);
  expect(screen.getByRole('button', { name: frame.error.reload })).toBeInTheDocument();
  const home = screen.getByRole('link', { name: frame.error.home });
  expect([home.getAttribute('href'), 'fullLoad' in home.dataset]).toEqual(['/', true]);
});
