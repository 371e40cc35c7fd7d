import { rmSync } from 'node:fs';
import { Checkout } from './support/checkout';
import { copyJourneyStore } from './support/copy-folder-store';
import { jsonLines, serveSite } from './support/site-command';
import { expect, hydrated, leavePage, test } from './support/test';

interface Part {
  part: string;
  release: string;
}

let store: string;

test.beforeEach(() => {
  store = copyJourneyStore();
});
test.afterEach(() => rmSync(store, { recursive: true }));

test('a new team makes a part with two pages, and ships it alone: no other part is released, and a rollback takes it away', async ({
  page,
}) => {
  const newcomers = new Checkout('Quagga');
  const live = async () => jsonLines(await newcomers.site(store, '--json', 'status'))[0]!.parts as Part[];
  const releases = async () =>
    (await live()).filter(({ part }) => part !== 'quagga').map(({ release }) => release);
  const others = await releases();
  const site = await serveSite(store);
  const statusOf = async (path: string) => (await page.request.get(site.url + path)).status();
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await newcomers.scaffold('part', 'quagga', '--path', '/quagga');
    await newcomers.scaffold('page', 'zebra', '--part', 'quagga', '--path', '/zebra');
    const published = jsonLines(
      await newcomers.site(store, '--json', 'publish', 'quagga', '--message', 'Here we are'),
    );
    const preview = published.find(({ path }) => path)!.path as string;
    expect((await page.request.get(`${site.previewUrl}${preview}zebra`)).status()).toBe(200);
    expect(await statusOf('/zebra')).toBe(404);
    await newcomers.site(store, 'promote', 'quagga', '--message', 'Here we are');
    await expect.poll(() => statusOf('/zebra')).toBe(200);
    expect(await releases()).toEqual(others);

    await test.step('Then its pages are in the frame, in every language, and navigation within the site knows them', async () => {
      expect(await statusOf('/quagga')).toBe(200);
      expect(await statusOf('/kn/zebra')).toBe(200);
      await page.goto(`${site.url}/zebra`);
      await expect(heading).toHaveText('Zebra');
      await hydrated(heading);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(heading).toHaveText('Privacy Policy');
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    await test.step('And the way back leads to one from a page that does not know it', async () => {
      await page.goForward();
      await expect(heading).toHaveText('Privacy Policy');
      await page.reload();
      await hydrated(heading);
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
    });

    await newcomers.site(store, 'rollback', '--message', 'No zebra');
    await expect.poll(() => statusOf('/zebra')).toBe(404);
  } finally {
    await leavePage(page);
    await site.stop();
  }
});
