import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '../legal-remote/content/versions/versions';
import { exampleBusiness } from '../shared/site/example-business.content';
import { textsIn } from '../shared/site/texts-in';
import { suppliedValues } from '../shared/testing/supplied-values';
import { exampleStrip } from '../shell/content/example-strip.content';
import { Checkout } from './support/checkout';
import { serveSite } from './support/site-command';
import { supplyEverything } from './support/supply-everything';
import { expect, test } from './support/test';

const { id } = versions[versions.length - 1]!;
const ORIGIN = suppliedValues.siteOrigin;
const VALUES = 'shared/site/business-values.content.ts';
const PHONE = `phone: '${suppliedValues.phone}',`;

test.skip(({ isMobile }) => isMobile, 'shipping knows no screen');

test('a site whose business has supplied everything goes live on its public address', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const folder = mkdtempSync(join(tmpdir(), 'public-origin-'));
  const store = join(folder, 'store');
  const business = Checkout.make('Business');
  const values = () => readFileSync(join(business.folder, VALUES), 'utf8');

  try {
    await test.step('Given all business values and a policy that counsel settled, but did not seal', async () => {
      supplyEverything(business);
      await business.site(store, 'publish', '--all', '--message', 'Everything supplied');
    });

    await test.step('When one value is taken back, then it is refused with the file and line to supply it', async () => {
      business.edit(VALUES, PHONE, 'phone: null,');
      const line = values().split('phone: null,')[0]!.split('\n').length;
      await business.site(store, 'publish', 'shell', '--message', 'Another phone, soon');
      const refusal = await business.site(store, 'promote', '--message', 'Too early').catch(String);
      expect(refusal).toContain('1 business value still to be supplied');
      expect(refusal).toContain(`\n    ${VALUES}:${line} phone\n`);
      business.edit(VALUES, 'phone: null,', PHONE);
      await business.site(store, 'publish', 'shell', '--message', 'The phone as it was');
    });

    await test.step('When it is promoted, then it is refused for the missing seal alone', async () => {
      const refusal = await business.site(store, 'promote', '--message', 'Too early').catch(String);
      expect(refusal).toContain(`npm run seal -w legal-remote -- ${id}`);
      expect(refusal).toContain('holds 1 text');
    });

    await test.step('When the policy is sealed, published and promoted', async () => {
      execFileSync('npm', ['run', '--silent', 'seal', '-w', 'legal-remote', '--', id], {
        cwd: business.folder,
      });
      await business.site(store, 'publish', 'legal', '--message', 'Sealed');
      await business.site(store, 'promote', '--message', 'To the world');
    });

    const server = await serveSite(store);
    try {
      await test.step('Then both pages invite search engines, and show no placeholder', async () => {
        for (const path of ['/', '/privacy-policy']) {
          const html = await (await page.goto(server.url + path))?.text();
          expect(html).not.toMatch(/⟦|%E2%9F%A6/);
          await expect(page.locator('meta[name=robots]')).toHaveCount(0);
          await expect(page.getByRole('complementary', { name: exampleStrip.title })).toHaveCount(0);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path);
          await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
        }
      });

      await test.step('And the policy says when it was settled, on the page, to crawlers and in its files', async () => {
        const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
        const markdown = await (await request.get(`${server.url}/privacy-policy.md`)).text();
        expect(sitemap).toContain(`<loc>${ORIGIN}/privacy-policy</loc><lastmod>2026-01-15</lastmod>`);
        await expect(page.locator('time[datetime="2026-02-01"]').first()).toBeVisible();
        expect(markdown).not.toContain('⟦');
      });

      await test.step('And nothing of the example business is in anything that visitors are sent', () => {
        const example = [exampleStrip.title, 'shell-example__', ...textsIn(exampleBusiness, ['role'])];
        for (const file of sentFiles(store)) {
          const text = readFileSync(file, 'utf8');
          expect(
            example.filter((words) => text.includes(words)),
            file,
          ).toEqual([]);
        }
      });
    } finally {
      await server.stop();
    }
  } finally {
    business.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The live site's files, and the browser files of all releases in the store, uncompressed. */
function sentFiles(store: string): string[] {
  const folders = [
    join(store, 'live'),
    ...['shell', 'landing', 'legal'].map((part) => join(store, 'releases', part)),
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const sent = files.filter((file) => !/\/node\/|\/release\.json$|\.(br|gz|png)$/.test(file));
  expect(sent.length).toBeGreaterThan(50);
  return sent;
}
