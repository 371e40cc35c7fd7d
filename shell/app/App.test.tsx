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

  it('is in one main landmark between header and footer', async () => {
    await hydrate(path, pageId);

    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    const landmarks = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
    expect([...landmarks].sort(inDocumentOrder)).toEqual(landmarks);
  });
});

it('shows the error screen when what surrounds the pages fails', async () => {
  consoleError.mockImplementation();
  const remotes = new FakeRemotes();
  const opened = openSite({ path: '/', remotes });
  globalThis.IntersectionObserver = undefined as never;
  await opened;

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(frame.error.title);
});

function inDocumentOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
