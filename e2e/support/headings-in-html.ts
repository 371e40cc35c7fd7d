import { expect, type Page } from '@playwright/test';

/** How many sections the HTML of the page has a heading for, whatever the browser makes of it. */
export async function headingsInHtml(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  const count = html.match(/<h2[\s>]/g)?.length ?? 0;
  // No page is without those of the footer.
  expect(count).toBeGreaterThan(2);
  return count;
}
