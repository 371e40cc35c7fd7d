import { expect, inEachDirection, test } from './support/languages';
import { sitePaths } from './support/site-paths';

test.use({ javaScriptEnabled: false });

inEachDirection((prefix) => {
  for (const path of sitePaths) {
    test(
      `${prefix}${path} shows all its words without JavaScript, and its anchors lead somewhere`,
      { tag: '@desktop' },
      async ({ page, request }) => {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const headings = await page.getByRole('heading', { level: 2 }).all();
        // Whatever the browser makes of it. No page is without those of the footer.
        const html = await (await request.get(prefix + path)).text();
        expect(headings).toHaveLength(html.match(/<h2[\s>]/g)!.length);
        for (const heading of headings) await expect(heading).toBeVisible();

        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        const targets = [...new Set(links)].map((href) => new URL(href));
        const ownTargets = targets.filter(({ origin }) => origin === new URL(page.url()).origin);
        expect(ownTargets.length).toBeGreaterThan(5);
        const htmlOf = new Map<string, string>();
        for (const { href, pathname, hash } of ownTargets) {
          if (!htmlOf.has(pathname)) {
            const response = await request.get(pathname);
            expect(response.status(), href).toBe(200);
            htmlOf.set(pathname, await response.text());
          }
          if (hash) expect(htmlOf.get(pathname)).toContain(`id="${hash.slice(1)}"`);
        }
      },
    );
  }

  test(
    'the menu of a phone opens and closes without JavaScript',
    { tag: '@phone' },
    async ({ page, words: { frame } }) => {
      await page.goto(`${prefix}/`);
      const services = page
        .getByRole('navigation', { name: frame.navigationLabels.mobile })
        .getByRole('link', { name: frame.navigation[0]!.label });

      await page.getByText(frame.menu, { exact: true }).click();
      await expect(services).toBeVisible();
      await page.getByText(frame.menu, { exact: true }).click();
      await expect(services).toBeHidden();
    },
  );
});
