import { PAGE_SLOT } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { english, kannada as inKannada } from '../testing/english';
import { tableRoutes } from '../routes/table-routes';
import { renderFrame } from './render-frame';

const { frame } = english;
const { frame: kannada } = inKannada;

const WORDS = { markup: '<h1>Wholesale groceries</h1>', inEnglish: null };

const render = (path: string, change: Partial<Parameters<typeof renderFrame>[0]> = {}) => {
  const route = tableRoutes.find((one) => one.path === path) ?? null;
  return renderFrame({ path, route, language: 'en', basePath: '', page: route && WORDS, ...change });
};

it('surrounds a page that this shell has never heard of', async () => {
  const route = { path: '/offers', remote: 'deals', module: 'OffersPage' };

  const { body } = await render('/offers', { route, page: WORDS });

  expect(body).toContain('data-page="deals/OffersPage"');
});

it.each(['/', '/privacy-policy'])(
  'has a place for the page at %s between header and footer',
  async (path) => {
    const { body } = await render(path);

    const places = ['<header', '<main', PAGE_SLOT, '</main>', '<footer'].map((mark) => body.indexOf(mark));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  },
);

it('says of any other path that there is no page', async () => {
  const { body, notFound } = await render('/404');

  expect(notFound.title).toContain(frame.notFound.documentTitle);
  expect(body).toContain(frame.notFound.title);
  expect(body).not.toContain(PAGE_SLOT);
});

it('leads below the path that a preview hangs under', async () => {
  const { body } = await render('/', { basePath: '/_preview/p1' });

  const hrefs = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toContain('/_preview/p1/privacy-policy');
  expect(hrefs.filter((href) => !href?.startsWith('/_preview/p1/'))).toEqual([]);
});

it('shows the business values', async () => {
  expect((await render('/')).body).toContain(businessValues.brandName);
});

it('says before the page, in the language of the frame, that some of it is in English', async () => {
  const page = { ...WORDS, inEnglish: 'partly' as const };

  const { body } = await render('/', { language: 'kn', page });

  const [main, note, place] = ['<main', kannada.language.partlyInEnglish, PAGE_SLOT].map((piece) =>
    body.indexOf(piece),
  );
  expect(note).toBeGreaterThan(main!);
  expect(place).toBeGreaterThan(note!);
});

it.each([
  ['not the lazy one', '<img src="/a.svg" loading="lazy"/><img src="/b.svg" alt=""/>', '/b.svg'],
  ['none where all are lazy', '<img src="/a.svg" loading="lazy"/>', null],
  ['none of another host', '<img src="https://elsewhere.example/a.svg"/>', null],
])('names the picture that is wanted at once: %s', async (_, markup, picture) => {
  expect((await render('/', { page: { markup, inEnglish: null } })).picture).toBe(picture);
});
