import { v1 } from '../legal-remote/content/versions/v1.content';
import { deploymentOf, findConnection, kept, loseConnection, untilKept } from './support/offline';
import { test } from './support/own-site';
import { heading } from './support/site-pages';
import { expect, hydrated } from './support/test';

test.describe(
  'given a script of the same origin wrote another page into what is kept',
  { tag: '@desktop' },
  () => {
    test.use({ expectedMessages: /Failed to load resource|ERR_/ });

    test('it is not shown without a connection, and the page is kept anew with one', async ({
      page,
      ownSite,
    }) => {
      await page.goto('/');
      await untilKept(page);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const headers = { 'Content-Type': 'text/html' };
          const forged = new Response('<h1>We sell it.</h1>', { headers });
          await (await caches.open(name)).put('/privacy-policy', forged);
        }
      });
      await loseConnection(page, ownSite);
      await page.goto('/privacy-policy').catch(() => undefined);
      await expect(page.getByText('We sell it.')).toHaveCount(0);

      await findConnection(page, ownSite);
      await page.goto('/');
      await untilKept(page);
      await loseConnection(page, ownSite);
      await page.goto('/privacy-policy');
      await expect(heading(page)).toHaveText(v1.title);
    });
  },
);

test.describe('given a file of a release was tampered with', { tag: '@desktop' }, () => {
  test.use({
    expectedMessages: /Failed to load resource|integrity|Part "landing"|Federation Runtime|could not be kept/,
  });
  test('it neither runs nor is kept, and the words stay', async ({ page, ownSite }) => {
    ownSite.tamper(/__federation_expose_LandingPage\.\w+\.js$/);
    const refusal = page
      .context()
      .waitForEvent('console', (message) => message.text().includes('could not be kept'));
    await page.goto('/');
    const before = await page.getByRole('main').innerText();
    await refusal;

    expect(await kept(page)).toEqual([]);
    expect(
      await page.evaluate(async () =>
        Boolean(await caches.match(document.querySelector<HTMLLinkElement>('link[href*=LandingPage]')!.href)),
      ),
    ).toBe(false);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(await page.getByRole('main').innerText()).toBe(before);
  });

  test('a copy that the browser kept does not run either, and is replaced', async ({ page }) => {
    await page.goto('/');
    await untilKept(page);
    await page.evaluate(
      async (deployment) => {
        const cache = await caches.open(`site-2:${deployment}`);
        const file = (await cache.keys()).find(({ url }) => /expose_LandingPage\.\w+\.js$/.test(url))!;
        await cache.put(
          file,
          new Response('window.tampered = true', { headers: { 'Content-Type': 'text/javascript' } }),
        );
      },
      (await deploymentOf(page)).deployment,
    );

    await page.reload();
    await hydrated(heading(page), 10_000);

    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
});
