import { loadUnknownPages } from './load-unknown-pages';

let stop: () => void;

/**
 * The visitor goes back from the last page to the one before it.
 * @param own the page as which the document was loaded
 * @returns what happens then
 */
async function goBack(paths: string[], own: string, basePath = ''): Promise<string[]> {
  const happened: string[] = [];
  const arrival = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });
  // In the place of the router's.
  const show = () => void happened.push('shows a page');
  for (const path of paths) {
    history.pushState(null, '', basePath + path);
    if (path !== own) continue;
    stop = loadUnknownPages(basePath, () => happened.push(`loads ${location.pathname}`));
    addEventListener('popstate', show);
  }
  history.back();
  await arrival;
  // The listeners' turn.
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('popstate', show);
  return happened;
}

afterEach(() => stop());

it('loads the document of a page that this one does not know', async () => {
  expect(await goBack(['/zebra', '/'], '/')).toEqual(['loads /zebra']);
});

it('does so below a path that the site hangs under', async () => {
  const base = '/_preview/p1/kn';
  expect(await goBack(['/zebra', '/'], '/', base)).toEqual([`loads ${base}/zebra`]);
});

it.each([
  ['a page that it knows', ['/privacy-policy', '/'], '/'],
  ['the page as which it was loaded, also when there is no such page', ['/nowhere', '/'], '/nowhere'],
])('leaves %s to the router', async (_, paths, own) => {
  expect(await goBack(paths, own)).toEqual(['shows a page']);
});
