import { join } from 'node:path';
import { missingValues } from '../shared/site/business-values';
import { exampleBusiness } from '../shared/site/example-business.content';
import { textsIn } from '../shared/site/texts-in';
import { suppliedValues } from '../shared/testing/supplied-values';
import { exampleStrip } from '../shell/content/example-strip.content';
import { putPublicSiteLive } from './support/public-site';
import { type RunningSite, serveSite } from './support/site-command';
import { expect, test } from './support/test';

const ORIGIN = suppliedValues.siteOrigin;
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
test.skip(({ isMobile }) => isMobile, 'crawlers have no screen');

test.describe('a site that its business has not completed', () => {
  for (const { path } of pages) {
    test(`keeps search engines away from ${path}`, async ({ page }) => {
      await page.goto(path);

      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(
        page.locator('link[rel=canonical], meta[property="og:url"], script[type="application/ld+json"]'),
      ).toHaveCount(0);
    });
  }

  test('names no app in the manifest, and says to language models that the business is an example', async ({
    request,
    site,
  }) => {
    test.skip(missingValues.length === 0, 'the business has supplied all its values');
    const manifest = await (await request.get(`${site}/manifest.webmanifest`)).json();

    expect(manifest).not.toHaveProperty('related_applications');
    expect(await (await request.get(`${site}/llms.txt`)).text()).toContain('The business is an example');
  });

  test('turns crawlers away and lists nothing', async ({ request, site }) => {
    expect(await (await request.get(`${site}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const file of ['sitemap.xml', '.well-known/security.txt', '.well-known/assetlinks.json']) {
      expect((await request.get(`${site}/${file}`)).status(), file).toBe(404);
    }
  });
});

test.describe('a site with all business values, served to the world', () => {
  test.describe.configure({ mode: 'default' });
  let server: RunningSite;

  test.beforeAll(async ({}, { project }) => {
    test.skip(project.name === 'phone', 'crawlers have no screen');
    test.setTimeout(180_000);
    const store = join(__dirname, '../.cache/e2e-public-store');
    await putPublicSiteLive(process.env.SITE_E2E_STORE as string, store);
    server = await serveSite(store);
  });
  test.afterAll(async () => server?.stop());

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

  test('describes business, site and app to search engines on the landing page', async ({ page }) => {
    await page.goto(server.url);

    expect(await structuredData(page)).toMatchObject([
      {
        '@type': 'Organization',
        name: suppliedValues.brandName,
        url: `${ORIGIN}/`,
        legalName: suppliedValues.legalName,
      },
      { '@type': 'WebSite', url: `${ORIGIN}/` },
      { '@type': 'MobileApplication', name: suppliedValues.appName },
    ]);
  });

  test('describes the policy and its place to search engines', async ({ page }) => {
    await page.goto(`${server.url}/privacy-policy`);

    expect(await structuredData(page)).toMatchObject([
      { '@type': 'WebPage', url: `${ORIGIN}/privacy-policy`, inLanguage: 'en-IN' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: `${ORIGIN}/` }, { item: `${ORIGIN}/privacy-policy` }],
      },
    ]);
  });

  test('shows no mark, and nothing of the example business', async ({ request }) => {
    const example = textsIn(exampleBusiness, ['role']);
    for (const file of ['', 'no-such-page', 'manifest.webmanifest', 'llms.txt', 'store-code.svg']) {
      const text = await (await request.get(`${server.url}/${file}`)).text();
      expect(text, file).not.toMatch(/⟦|shell-example__/);
      expect(
        [exampleStrip.title, ...example].filter((words) => text.includes(words)),
        file,
      ).toEqual([]);
    }
  });

  test('a page that does not exist stays out of search engines', async ({ request }) => {
    const html = await (await request.get(`${server.url}/no-such-page`)).text();

    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|og:|application\/ld\+json/);
  });

  test('leads crawlers to its pages, each with the moment of its last change', async ({ request }) => {
    const robots = await (await request.get(`${server.url}/robots.txt`)).text();
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];

    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(entries.map(([, address]) => address)).toEqual(pages.map(({ address }) => address));
    for (const [, , time] of entries) expect(Date.parse(time as string)).toBeLessThanOrEqual(Date.now());
  });

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
    test(`serves /${file} as ${type}, without a redirect`, async ({ request }) => {
      const response = await request.get(`${server.url}/${file}`, { maxRedirects: 0 });

      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']?.split(';')[0]).toBe(type);
    });
  }

  test('every icon that pages and manifest name is served', async ({ page, request }) => {
    await page.goto(server.url);
    const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
    const named = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? ''),
    );
    const { icons } = (await (await request.get(`${server.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
    };

    for (const address of [...named, ...icons.map(({ src }) => src)]) {
      expect((await request.get(server.url + address)).status(), address).toBe(200);
    }
  });
});

async function structuredData(page: import('@playwright/test').Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
}
