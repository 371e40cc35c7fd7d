import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, inEachWayOfWriting, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { openSlowServer } from './support/slow-server';
import { leavePage } from './support/test';

/** Bytes that a server sends before it hears from the browser: ten packets (RFC 6928 §2), of 1,460 bytes with an Ethernet's frames. */
const FIRST_FLIGHT = 10 * 1_460;

/** A page as it comes over the wire: how many bytes its head has, and its compressed body. */
async function compressed(url: string): Promise<{ head: number; body: Buffer }> {
  const asked = get(url, { headers: { 'Accept-Encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const head = answer.rawHeaders.reduce((bytes, field) => bytes + field.length + 2, 0);
  return { head, body: await buffer(answer) };
}

/** The words of the page's largest paint so far. */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const tell = (list: PerformanceObserverEntryList) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          resolve(element.textContent);
        };
        new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

inEachWayOfWriting((prefix) => {
  for (const path of sitePaths) {
    test(`${path} shows its largest words as soon as the first ten packets of the answer are here`, async ({
      page,
      baseURL,
    }) => {
      const target = `${prefix}${path}`;
      const { head, body } = await compressed(baseURL! + target);
      const server = await openSlowServer(target, body, FIRST_FLIGHT - head, 'br');
      await page.goto(server.url + target, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const early = await largestPaint(page);

      server.goOn();

      await expect(page.getByRole('contentinfo')).toBeAttached();
      // All is laid out. The brand's letters are still awaited, where the language has such.
      await expect(page.locator('html')).not.toHaveAttribute('data-arriving', '');
      expect(await largestPaint(page)).toBe(early);
      await leavePage(page);
      await server.stop();
    });
  }
});
