import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suppliedValues } from '../shared/testing/supplied-values';
import { exampleBusiness } from '../shared/site/example-business';
import { textsIn } from '../shared/site/texts-in';
import type { Checkout } from './support/checkout';
import { MALAYALAM, putPublicSiteLive } from './support/public-site';
import { sentFiles } from './support/sent-files';
import { type RunningSite, serveBy } from './support/site-command';
import { DEFAULT_LANGUAGE, isOffered, languagePath, languages } from '../shared/site/languages';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { exampleStrip } = english;

const ORIGIN = suppliedValues.siteOrigin;
/** A public site has pages in no other. */
const offered = [...languages.slice(0, -1), MALAYALAM, ...languages.slice(-1)].filter(isOffered);
const pages = [
  {
    path: '/',
    address: `${ORIGIN}/`,
    title: `${suppliedValues.brandName} – Your Local B2B Mandi`,
    picture: 'og-home.png',
  },
  {
    path: '/privacy-policy',
    address: `${ORIGIN}/privacy-policy`,
    title: `Privacy Policy – ${suppliedValues.brandName}`,
    picture: 'og-privacy-policy.png',
  },
];

// Crawlers read what is served; scripts add nothing to it.
test.use({ javaScriptEnabled: false });

test.describe('a site whose business has supplied everything, on its public address, in a language more', () => {
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let checkout: Checkout;
  let server: RunningSite;

  test.beforeAll(async () => {
    test.setTimeout(420_000);
    folder = mkdtempSync(join(tmpdir(), 'public-origin-'));
    const store = join(folder, 'store');
    checkout = await putPublicSiteLive(store, { inMalayalam: true });
    // The table of languages is a part of the command, too: addresses begin with a language.
    server = await serveBy(join(checkout.folder, 'platform/cli/bin/site.js'), store);
  });
  test.afterAll(async () => {
    await server?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('sends nothing of the example business to visitors, in no file', async () => {
    const exported = join(folder, 'exported');
    await checkout.site(join(folder, 'store'), 'export', exported);
    const sent = sentFiles(exported);
    expect(sent.length).toBeGreaterThan(50);
    const example = [exampleStrip.title, 'shell-example__', ...textsIn(exampleBusiness, ['role'])];
    for (const { name, text } of sent)
      expect(
        example.filter((words) => text.includes(words)),
        name,
      ).toEqual([]);
  });

  for (const { path, address, title, picture } of pages) {
    test(`${path} tells search engines and chats what it is`, async ({ page, request }) => {
      const response = await page.goto(server.url + path);
      const contentOf = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
      const description = (await contentOf('description')) ?? '';

      await expect(page).toHaveTitle(title);
      expect(description.length).toBeGreaterThan(50);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      expect(await contentOf('og:title')).toBe(title);
      expect(await contentOf('og:description')).toBe(description);
      expect(await contentOf('og:url')).toBe(address);
      expect(await contentOf('og:type')).toBe('website');
      expect(await contentOf('og:site_name')).toBe(suppliedValues.brandName);
      expect(await contentOf('og:locale')).toBe('en_IN');
      expect(await contentOf('twitter:card')).toBe('summary_large_image');

      const image = new URL((await contentOf('og:image')) ?? '');
      expect(image.href).toContain(`${ORIGIN}/${picture}?v=`);
      const png = await request.get(server.url + image.pathname + image.search);
      const body = await png.body();
      expect(png.headers()['content-type']).toBe('image/png');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)].map(String)).toEqual([
        await contentOf('og:image:width'),
        await contentOf('og:image:height'),
      ]);
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(body.length, 'bytes, for phones on slow networks').toBeLessThan(60_000);

      const html = (await response?.text()) ?? '';
      expect(html.indexOf('og:image:alt'), 'previews read the first bytes only').toBeLessThan(
        html.indexOf('<style'),
      );
      expect(html.indexOf('og:image:alt')).toBeGreaterThan(0);
    });
  }

  // There are no outlines of Malayalam letters to draw pictures with.
  for (const { tag } of offered.filter(
    (language) => ![DEFAULT_LANGUAGE, MALAYALAM.tag].includes(language.tag),
  )) {
    test(`shows chats each page in ${tag}, with a picture in that language`, async ({ page, request }) => {
      const english = await Promise.all(pages.map(({ picture }) => request.get(`${server.url}/${picture}`)));
      for (const [index, { path, picture }] of pages.entries()) {
        await page.goto(server.url + languagePath(tag) + path);
        const contentOf = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
        const address = ORIGIN + languagePath(tag) + path;

        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        expect(await contentOf('og:url')).toBe(address);
        expect(await contentOf('og:locale')).toBe(`${tag}_IN`);
        expect(await contentOf('og:title')).toBe(await page.title());
        const data = JSON.stringify(await structuredData(page));
        expect(data).not.toContain('"inLanguage":"en-IN"');
        expect(data).toContain(`"inLanguage":"${tag}-IN"`);
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        expect(await contentOf('og:image:alt')).toBe(`${suppliedValues.brandName} – ${heading}`);
        const image = new URL((await contentOf('og:image')) ?? '');
        expect(image.href).toContain(`${ORIGIN}${languagePath(tag)}/${picture}?v=`);
        const body = await (await request.get(server.url + image.pathname + image.search)).body();
        expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(body.length, 'bytes, for phones on slow networks').toBeLessThan(60_000);
        expect(body.equals(await english[index]!.body())).toBe(false);
      }
    });
  }

  test('serves each file that is asked for by its name with its type, without a redirect', async ({
    request,
  }) => {
    for (const [file, type] of [
      ['favicon.ico', 'image/x-icon'],
      ['favicon.svg', 'image/svg+xml'],
      ['apple-touch-icon.png', 'image/png'],
      ['icon-192.png', 'image/png'],
      ['icon-512.png', 'image/png'],
      ['icon-maskable-512.png', 'image/png'],
      ['manifest.webmanifest', 'application/manifest+json'],
      ['robots.txt', 'text/plain'],
      ['sitemap.xml', 'application/xml'],
      ['llms.txt', 'text/plain'],
      ['.well-known/security.txt', 'text/plain'],
      ['.well-known/assetlinks.json', 'application/json'],
    ] as const) {
      const response = await request.get(`${server.url}/${file}`, { maxRedirects: 0 });

      expect([file, response.status()]).toEqual([file, 200]);
      expect(response.headers()['content-type']?.split(';')[0], file).toBe(type);
    }
  });

  test.describe('to a visitor', () => {
    test.use({ javaScriptEnabled: true, expectedMessages: /404/ });

    test('a language more costs a line in one table, and a folder of content in each place', async ({
      page,
    }) => {
      const { tag, name } = MALAYALAM;
      for (const { path } of pages) {
        await page.goto(`${server.url}/kn${path}`);
        const words = await page.locator('#page').textContent();
        await page.goto(`${server.url}/${tag}${path}`);
        await hydrated(page.getByRole('banner'));

        await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
        expect(await page.locator('#page').textContent()).toBe(words);
        await expect(page.locator('html')).toHaveCSS('font-synthesis', 'none');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', 'normal');
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(offered.length + 1);
      }

      await page.goto(`${server.url}/privacy-policy`);
      await page
        .locator('summary', { has: page.locator('svg') })
        .first()
        .click();
      await page.getByRole('link', { name }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${server.url}/${tag}/privacy-policy`);

      const missing = await page.goto(`${server.url}/${tag}/nowhere`);
      expect(missing?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
    });
  });
});

async function structuredData(page: import('@playwright/test').Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
}
