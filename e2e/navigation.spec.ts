import { NetworkLog } from './requests/network-log';
import { inEachDirection, test } from './support/languages';
import { goToOther, heading, remotes, remotesIn } from './support/site-pages';
import { wordsIn } from './support/site-words';
import { expect, hydrated } from './support/test';

// Addresses and documents have no words: every language's begin with a prefix, and whatever holds with one holds with another.
inEachDirection((prefix, tag) => {
  for (const route of remotesIn(prefix, wordsIn(tag))) {
    const { path } = route;

    test.describe(`from ${path}`, () => {
      let documents: string[];

      test.beforeEach(async ({ page }) => {
        await page.goto(path);
        await hydrated(heading(page));
        documents = [];
        page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      });

      test('to the other page and back, without loading a document', async ({ page }) => {
        const words = (await heading(page).textContent())!;
        await goToOther(page, route);
        await page.goBack();

        await expect(heading(page)).toHaveText(words);
        expect(new URL(page.url()).pathname).toBe(path);
        expect(documents).toEqual([]);
      });
    });
  }
});

for (const route of remotes) {
  test(`what a link on ${route.path} loads is asked for at once, and at most two requests deep`, async ({
    page,
  }) => {
    const log = await NetworkLog.of(await page.context().newCDPSession(page), { isTracingCauses: true });
    await page.goto(route.path);
    await hydrated(heading(page));
    const before = (await log.requests()).length;
    await goToOther(page, route);

    const depths = [...log.depthsAfter(before).values()];
    expect(depths.length).toBeGreaterThan(0);
    expect(Math.max(...depths)).toBeLessThanOrEqual(2);
  });
}
