import { frame } from '../../shell/content/frame.content';
import { expect, hydrated, test } from '../support/test';

const heading = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const path of ['/', '/privacy-policy']) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedMessages: /site did not start|Failed to load resource|preloaded using link preload|Part "shell"|Loading chunk|ChunkLoadError/ });

    for (const [name, change] of [
      ['missing', (html: string) => html.replace(/<script type="application\/json" id="site-lock">.*?<\/script>/, '')],
      ['malformed', (html: string) => html.replace('id="site-lock">{', 'id="site-lock">{{')],
    ] as const) {
      test(`stays as it was served when its lock is ${name}, and says so once`, async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        await page.route(
          (url) => url.pathname === path,
          async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: change(await response.text()) });
          },
        );
        await page.goto(path);
        await expect.poll(() => errors.filter((text) => text.includes('did not start')).length).toBe(1);

        await expect(heading(page)).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();
        await expect(page).toHaveTitle(/Privacy Policy/);
      });
    }

    test("stays whole while a chunk of the shell's own is missing, and starts when it is there", async ({ page }) => {
      const isChunk = (url: URL) => /^\/_r\/shell\/\w+\/\d+\.\w+\.js$/.test(url.pathname);
      await page.route(isChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.goto(path);
      await page.waitForEvent('console', (message) => message.text().startsWith('Part "shell" did not start'));
      await expect(heading(page)).toBeVisible();

      await page.unroute(isChunk);
      await hydrated(heading(page), 15_000);
    });

    test('is read and themed where storage is blocked', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await hydrated(heading(page));
    });
  });
}

test.use({ expectedMessages: /Failed to load resource|Part "landing"|Federation Runtime|preloaded using link preload/ });

test('a remote that recovers after five seconds hydrates by itself, without a jump', async ({ page }) => {
  test.setTimeout(45_000);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: (window as never as { shift: number }).shift + (entry as never as { value: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/_r/landing/**/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await page.mouse.wheel(0, 1200);
  await page.waitForTimeout(5_000);
  const position = await page.evaluate(() => scrollY);
  await page.unroute('**/_r/landing/**/*.js');
  await hydrated(heading(page), 20_000);

  expect(await page.evaluate(() => scrollY)).toBe(position);
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.01);
});

test.describe('a remote that never answers', () => {
  test('leaves the page whole and the rest of the site working', async ({ page }) => {
    await page.route('**/_r/landing/**/*.js', () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page.getByRole('banner'));
    await expect(heading(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();
    await hydrated(heading(page));
    await expect(page).toHaveTitle(/Privacy Policy/);
  });
});

