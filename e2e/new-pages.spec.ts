import { rmSync } from 'node:fs';
import { Checkout } from './support/checkout';
import { copyJourneyStore } from './support/copy-folder-store';
import { serveSite } from './support/site-command';
import { expect, hydrated, leavePage, test } from './support/test';

interface Part {
  part: string;
  release: string;
}

test.describe.configure({ timeout: 300_000 });

let store: string;

test.beforeEach(() => {
  store = copyJourneyStore();
});
test.afterEach(() => rmSync(store, { recursive: true }));

test('a team ships a new page alone: no other part is released, and a rollback takes it away', async ({
  page,
}) => {
  const marketing = new Checkout('Marketing');
  const live = async () => results(await marketing.site(store, '--json', 'status'))[0]!.parts as Part[];
  const releases = async (...names: string[]) =>
    (await live()).filter(({ part }) => names.includes(part)).map(({ release }) => release);
  const others = await releases('shell', 'legal');
  const site = await serveSite(store);
  const statusOf = async (path: string) => (await page.request.get(site.url + path)).status();
  try {
    await marketing.scaffold('page', 'zebra', '--part', 'landing', '--path', '/zebra');
    const published = results(
      await marketing.site(store, '--json', 'publish', 'landing', '--message', 'Zebra'),
    );
    const preview = published.find(({ path }) => path)!.path as string;
    expect((await page.request.get(`${site.previewUrl}${preview}zebra`)).status()).toBe(200);
    expect(await statusOf('/zebra')).toBe(404);
    await marketing.site(store, 'promote', 'landing', '--message', 'Zebra');
    await expect.poll(() => statusOf('/zebra')).toBe(200);
    expect(await releases('shell', 'legal')).toEqual(others);

    await test.step('Then it is in every language, and navigation within the site knows it', async () => {
      expect(await statusOf('/kn/zebra')).toBe(200);
      await page.goto(`${site.url}/zebra`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Zebra');
      await hydrated(heading);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(heading).toHaveText('Privacy Policy');
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    await test.step('And the way back leads to it from a page that does not know it', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goForward();
      await expect(heading).toHaveText('Privacy Policy');
      await page.reload();
      await hydrated(heading);
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
    });

    await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'No zebra');
    await expect.poll(() => statusOf('/zebra')).toBe(404);
  } finally {
    await leavePage(page);
    await site.stop();
  }
});

test('a new team makes a part, and its page is in the frame', async ({ page }) => {
  const newcomers = new Checkout('Quagga');
  const site = await serveSite(store);
  try {
    await newcomers.scaffold('part', 'quagga', '--path', '/quagga');
    await newcomers.site(store, 'publish', 'quagga', '--message', 'Here we are');
    await newcomers.site(store, 'promote', 'quagga', '--message', 'Here we are');

    await expect.poll(async () => (await page.request.get(`${site.url}/quagga`)).status()).toBe(200);
    await page.goto(`${site.url}/quagga`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Quagga');
    await hydrated(heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(heading).toHaveText('Quagga');
  } finally {
    await leavePage(page);
    await site.stop();
  }
});

/** What a command printed with `--json`: an object a line. */
function results(output: string): Record<string, unknown>[] {
  const lines = output.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
