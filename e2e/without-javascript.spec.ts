import { frame } from '../shell/content/frame.content';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/privacy-policy']) {
  test(`${path} shows all its words without JavaScript, and its anchors lead somewhere`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole('heading', { level: 2 }).all())
      await expect(heading).toBeVisible();

    for (const link of await page.getByRole('link').all()) {
      const url = new URL((await link.getAttribute('href')) ?? '', page.url());
      if (url.origin !== new URL(page.url()).origin) continue;
      const response = await request.get(url.pathname);
      expect(response.status(), url.href).toBe(200);
      if (url.hash) expect(await response.text()).toContain(`id="${url.hash.slice(1)}"`);
    }
  });
}

test('the menu of a phone opens and closes without JavaScript', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show the links in the header');
  await page.goto('/');
  const services = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Services' });

  await page.getByText(frame.menu, { exact: true }).click();
  await expect(services).toBeVisible();
  await page.getByText(frame.menu, { exact: true }).click();
  await expect(services).toBeHidden();
});
