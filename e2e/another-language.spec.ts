import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOfCode } from './requests/bytes';
import { isOffered, languages } from '../shared/site/languages';
import { Checkout } from './support/checkout';
import { expect, test } from './support/languages';
import { requestsOf } from './requests/requests-of';
import { type RunningSite, serveBy } from './support/site-command';
import { sitePaths } from './support/site-paths';
import { hydrated } from './support/test';

/** A language that the site does not have; a copy of the Kannada words stands for a translation. */
const MALAYALAM = { tag: 'ml', name: 'മലയാളം' };
const CONTENT = ['landing-remote/content', 'legal-remote/content', 'shared/site', 'shell/content'];

const store = mkdtempSync(join(tmpdir(), 'another-language-'));
let site: RunningSite;

test.use({ expectedMessages: /404/ });

// One worker: each would build the site again.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const checkout = new Checkout('Marketing');
  for (const folder of CONTENT.map((name) => join(checkout.folder, name)))
    cpSync(join(folder, 'kn'), join(folder, MALAYALAM.tag), { recursive: true });
  const last = `  { tag: '${languages.at(-1)!.tag}',`;
  const line = `  { tag: '${MALAYALAM.tag}', name: '${MALAYALAM.name}', direction: 'ltr' },`;
  checkout.edit('shared/site/languages.ts', last, `${line}\n${last}`);
  await checkout.site(store, 'publish', '--all', '--message', 'In one language more');
  await checkout.site(store, 'promote', '--message', 'In one language more');
  // The table is a part of the command, too: addresses begin with a language.
  site = await serveBy(join(checkout.folder, 'platform/cli/bin/site.js'), store);
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(store, { recursive: true });
});

/** What a language more may cost readers of English, compressed. */
const MAX_BYTES = 300;

test('a language more costs a line in one table, and a folder of content in each place', async ({ page }) => {
  const { tag, name } = MALAYALAM;
  for (const path of sitePaths) {
    await page.goto(`${site.url}/kn${path}`);
    const words = await page.locator('#page').textContent();
    await page.goto(`${site.url}/${tag}${path}`);
    await hydrated(page.getByRole('banner'));

    await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
    expect(await page.locator('#page').textContent()).toBe(words);
    await expect(page.locator('html')).toHaveCSS('font-synthesis', 'none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', 'normal');
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(
      languages.filter(isOffered).length + 2,
    );
  }

  await page.goto(`${site.url}/privacy-policy`);
  await page
    .locator('summary', { has: page.locator('svg') })
    .first()
    .click();
  await page.getByRole('link', { name }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site.url}/${tag}/privacy-policy`);

  const missing = await page.goto(`${site.url}/${tag}/nowhere`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
});

for (const path of sitePaths) {
  test(`a language more costs the English visitor of ${path} three hundred bytes at most`, async ({
    page,
    site: withoutIt,
  }) => {
    const bytesAt = async (url: string) => bytesOfCode((await requestsOf(page, url)).untilHydrated);
    const before = await bytesAt(withoutIt + path);
    const after = await bytesAt(site.url + path);

    expect(after - before).toBeLessThanOrEqual(MAX_BYTES);
    expect(after).not.toBe(before);
  });
}
