import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '../legal-remote/content/versions/versions';
import { suppliedValues } from '../shared/testing/supplied-values';
import { Checkout } from './support/checkout';
import { serveSite } from './support/site-command';
import { supplyEverything } from './support/supply-everything';
import { expect, test } from './support/test';

const { id } = versions[versions.length - 1]!;
const ORIGIN = suppliedValues.siteOrigin;

test.skip(({ isMobile }) => isMobile, 'shipping knows no screen');

test('a site whose business has supplied everything goes live on its public address', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const folder = mkdtempSync(join(tmpdir(), 'public-origin-'));
  const store = join(folder, 'store');
  const business = Checkout.make('Business');

  try {
    await test.step('Given all business values and a policy that counsel approved, but did not freeze', async () => {
      supplyEverything(business);
      await business.site(store, 'publish', '--all', '--message', 'Everything supplied');
    });

    await test.step('When it is promoted, then it is refused for the missing digest alone', async () => {
      const refusal = await business.site(store, 'promote', '--message', 'Too early').catch(String);
      expect(refusal).toContain(`npm run freeze-version -w legal-remote -- ${id}`);
      expect(refusal).toContain('holds 1 text');
    });

    await test.step('When the policy is frozen, published and promoted', async () => {
      execFileSync('npm', ['run', '--silent', 'freeze-version', '-w', 'legal-remote', '--', id], {
        cwd: business.folder,
      });
      await business.site(store, 'publish', 'legal', '--message', 'Frozen');
      await business.site(store, 'promote', '--message', 'To the world');
    });

    const server = await serveSite(store);
    try {
      await test.step('Then both pages invite search engines, and show no placeholder', async () => {
        for (const path of ['/', '/privacy-policy']) {
          const html = await (await page.goto(server.url + path))?.text();
          expect(html).not.toMatch(/⟦|%E2%9F%A6/);
          await expect(page.locator('meta[name=robots]')).toHaveCount(0);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path);
          await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
        }
      });

      await test.step('And the policy shows its dates, on the page, to crawlers and in its files', async () => {
        const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
        const markdown = await (await request.get(`${server.url}/privacy-policy.md`)).text();
        expect(sitemap).toContain(`<loc>${ORIGIN}/privacy-policy</loc><lastmod>2026-01-15</lastmod>`);
        await expect(page.locator('time[datetime="2026-02-01"]').first()).toBeVisible();
        expect(markdown).not.toContain('⟦');
      });
    } finally {
      await server.stop();
    }
  } finally {
    business.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
