import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

const integrityOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * Serves a page as if one of its files had been released with other contents: the file is changed, and the page's lock
 * and preloads name the changed file. So what is tested is a bad release, not a tampered one.
 */
export async function alterRelease(page: Page, path: string, file: RegExp, change: (script: string) => string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const url = new RegExp(`/_r/[\\w/-]*${file.source}`).exec(html)?.[0];
  if (!url) throw new Error(`The page ${path} names no file ${file}.`);
  const original = await (await page.request.get(url)).text();
  const altered = change(original);
  if (altered === original) throw new Error(`Nothing was changed in ${url}.`);

  await page.route(url, (route) => route.fulfill({ body: altered, contentType: 'text/javascript' }));
  await page.route(
    (address) => address.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(integrityOf(original), integrityOf(altered));
      await route.fulfill({ response, body });
    },
  );
}
