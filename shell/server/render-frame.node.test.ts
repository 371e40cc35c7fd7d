import { businessValues, missingValues } from '@site/shared/site';
import { frame } from '../content/frame.content';
import { frame as kannada } from '../content/kn/frame.content';
import { tableRoutes } from '../routes/table-routes';
import { fakePages, landing } from '../testing/fake-pages';
import { renderRoute } from './render-route';

const render = (path: string, change: Partial<Parameters<typeof renderRoute>[0]> = {}) =>
  renderRoute({
    path,
    route: tableRoutes.find((route) => route.path === path) ?? null,
    language: 'en',
    basePath: '',
    origin: null,
    modules: fakePages,
    ...change,
  });

it('renders a page that this shell has never heard of', async () => {
  const route = { path: '/offers', remote: 'deals', module: 'OffersPage' };

  const { status, body } = await render('/offers', { route, modules: { 'deals/OffersPage': landing } });

  expect(status).toBe(200);
  expect(body).toContain('<h1>Wholesale groceries</h1>');
});

it.each([
  ['/', 'Wholesale groceries'],
  ['/privacy-policy', 'Privacy Policy'],
])('renders %s whole: its page between header and footer', async (path, words) => {
  const { status, title, description, body } = await render(path);

  expect(status).toBe(200);
  expect(title).toBe(`${words} – title`);
  expect(description).toBe(words);
  const places = ['<header', '<main', `<h1>${words}</h1>`, '</main>', '<footer'].map((mark) =>
    body.indexOf(mark),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('renders any other path as the page that says so, with status 404', async () => {
  const { status, title, body } = await render('/404');

  expect(status).toBe(404);
  expect(title).toContain(frame.notFound.documentTitle);
  expect(body).toContain(frame.notFound.title);
});

it('leads below the path that a preview hangs under', async () => {
  const { body } = await render('/', { basePath: '/_preview/p1' });

  const hrefs = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toContain('/_preview/p1/privacy-policy');
  expect(hrefs.filter((href) => !href?.startsWith('/_preview/p1/'))).toEqual([]);
});

it('puts every word where it is read, so that none needs a script to get there', async () => {
  const long = { ...landing, default: () => 'word '.repeat(20_000) };

  const { body } = await render('/', { modules: { 'landing/LandingPage': long } });

  expect(body).not.toMatch(/<script|<template| hidden=""/);
});

it('refuses a route that no part brings, by name', async () => {
  await expect(render('/', { modules: {} })).rejects.toThrow(
    'No part brings landing/LandingPage, which the route / shows.',
  );
});

it('refuses a page that throws', async () => {
  const broken = {
    ...landing,
    default: () => {
      throw new Error('the page broke');
    },
  };

  await expect(render('/', { modules: { 'landing/LandingPage': broken } })).rejects.toThrow('the page broke');
});

describe('structured data', () => {
  const told = {
    ...landing,
    structuredData: (_: unknown, origin: string) => [{ '@type': 'WebSite', url: origin }],
  };
  const modules = { 'landing/LandingPage': told };

  it("is the page's own where the site is public", async () => {
    const { structuredData } = await render('/', { modules, origin: 'https://www.ankura.in' });

    expect(structuredData).toEqual([{ '@type': 'WebSite', url: 'https://www.ankura.in' }]);
  });

  it('leaves out what the business has not supplied, and the example with it', async () => {
    const about = { ...landing, structuredData: (site: object) => [{ '@type': 'Organization', ...site }] };
    const { structuredData } = await render('/', {
      modules: { 'landing/LandingPage': about },
      origin: 'https://www.ankura.in',
    });

    expect(structuredData).toMatchObject([{ city: businessValues.city }]);
    for (const { path } of missingValues)
      expect(structuredData).not.toMatchObject([{ [path]: expect.anything() }]);
    expect(JSON.stringify(structuredData)).not.toContain('⟦');
  });

  it('is empty while search engines are to stay away', async () => {
    expect((await render('/', { modules })).structuredData).toEqual([]);
  });
});

it('shows the business values of the shell', async () => {
  expect((await render('/')).body).toContain(businessValues.brandName);
});

it("says before the page's words, in the language of the frame, that some of them are in English", async () => {
  const page = { ...landing, inEnglish: 'partly' as const };

  const { body } = await render('/', { language: 'kn', modules: { 'landing/LandingPage': page } });

  const [note, words] = [kannada.language.partlyInEnglish, 'Wholesale groceries'].map((piece) =>
    body.indexOf(piece),
  );
  expect(note).toBeGreaterThan(body.indexOf('<main'));
  expect(words).toBeGreaterThan(note!);
});

it.each([
  ['in English', 'en', undefined, true],
  ['in another language with its letters', 'kn', { space: 200, outlines: [], words: {} }, true],
  ['in another language without its letters', 'kn', undefined, false],
])('has the picture of a link %s: %s', async (_, language, lettering, isThere) => {
  const page = { ...landing, ogImage: () => ({ headline: 'ಸಗಟು ದಿನಸಿ', lettering }) };

  const { ogImage } = await render('/', { language, modules: { 'landing/LandingPage': page } });

  expect(ogImage !== null).toBe(isThere);
});
