import type { Page } from '@playwright/test';
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
  { path: '/', title: `${suppliedValues.brandName} – Your Local B2B Mandi`, picture: 'og-home.png' },
  {
    path: '/privacy-policy',
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

  // There are no outlines of Malayalam letters to draw pictures with.
  for (const { tag } of offered.filter((language) => language.tag !== MALAYALAM.tag)) {
    test(`tells search engines and chats what each page is in ${tag}, with a picture in that language`, async ({
      page,
      request,
    }) => {
      for (const { path, title, picture } of pages) {
        const response = await page.goto(server.url + languagePath(tag) + path);
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        const address = ORIGIN + languagePath(tag) + path;

        if (tag === DEFAULT_LANGUAGE) await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        const said = await metaOf(page);
        expect(said).not.toHaveProperty('robots');
        expect(said['description']!.length).toBeGreaterThan(50);
        expect(said).toMatchObject({
          'og:title': await page.title(),
          'og:description': said['description'],
          'og:url': address,
          'og:type': 'website',
          'og:site_name': suppliedValues.brandName,
          'og:locale': `${tag}_IN`,
          'og:image': expect.stringContaining(`${ORIGIN}${languagePath(tag)}/${picture}?v=`),
          'og:image:alt': `${suppliedValues.brandName} – ${heading}`,
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        });
        const data = await page.locator('script[type="application/ld+json"]').textContent();
        expect([...new Set(data!.match(/"inLanguage":"[^"]*"/g))]).toEqual([`"inLanguage":"${tag}-IN"`]);

        const image = new URL(said['og:image']!);
        const png = await request.get(server.url + image.pathname + image.search);
        const body = await png.body();
        expect(png.headers()['content-type']).toBe('image/png');
        expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(body.length, 'bytes, for phones on slow networks').toBeLessThan(60_000);
        const english = await (await request.get(`${server.url}/${picture}`)).body();
        expect(body.equals(english)).toBe(tag === DEFAULT_LANGUAGE);

        const html = await response!.text();
        expect(html, 'previews read the first bytes only').toMatch(/og:image:alt.*<style/s);
        expect(html).not.toMatch(/<style.*og:image:alt/s);
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

/** What is in the head by name or property. */
async function metaOf(page: Page): Promise<Record<string, string>> {
  const named = await page
    .locator('meta[content]')
    .evaluateAll((all) =>
      (all as HTMLMetaElement[]).map((meta) => [meta.name || meta.getAttribute('property'), meta.content]),
    );
  return Object.fromEntries(named) as Record<string, string>;
}
