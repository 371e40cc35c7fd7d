import { act, screen } from '@testing-library/react';
import { fakePages } from '../testing/fake-pages';
import { FakeRemotes } from '../testing/fake-remotes';
import { type OpenSite, openSite } from '../testing/open-site';
import { english } from '../testing/english';

const { frame } = english;

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  consoleError.mockRestore();
});

/** Opens a page and lets its remote's code arrive. */
async function hydrate(path: string, pageId: string, basePath = ''): Promise<OpenSite> {
  const remotes = new FakeRemotes();
  const site = await openSite({ path, basePath, remotes });
  await act(() => remotes.succeed(fakePages[pageId]!));
  return site;
}

describe.each([
  ['/', 'landing/LandingPage', 'Wholesale groceries'],
  ['/privacy-policy', 'legal/PrivacyPolicyPage', 'Privacy Policy'],
])('the page at %s', (path, pageId, title) => {
  it.each(['', '/_preview/p1'])('hydrates below "%s" exactly as it was composed', async (basePath) => {
    const { repairs } = await hydrate(path, pageId, basePath);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(repairs).toEqual([]);
    expect(consoleError.mock.calls).toEqual([]);
  });
});

it('shows the error screen when what surrounds the pages fails', async () => {
  consoleError.mockImplementation();
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
