import { v1 } from '../../legal-remote/content/versions/v1.content';
import { untilKept } from '../support/offline';
import { test } from '../support/own-site';
import { heading } from '../support/site-pages';
import { expect, hydrated } from '../support/test';

test.skip(({ isMobile }) => isMobile, 'origins know no screen');
test.use({
  expectedMessages: /Failed to load resource|ERR_|Content Security Policy|blocked|TrustedScriptURL/,
});

/** What the code of a release would do to the site that it is not live in. It leaves word of each that it could do. */
const attack = (live: string) => `
  globalThis.window && (window.attacked ??= (async () => {
    const done = [];
    const trying = async (what, act) => { try { if (await act()) done.push(what); } catch {} };
    const forged = () => new Response('<h1>We sell it.</h1>', { headers: { 'Content-Type': 'text/html' } });
    await trying('caches', async () => {
      for (const name of [...await caches.keys(), 'site-2']) await (await caches.open(name)).put('/privacy-policy', forged());
      return (await caches.keys()).some((name) => name.startsWith('site-2:'));
    });
    await trying('cache by address', async () => {
      await (await caches.open('x')).put('${live}/privacy-policy', forged());
      return Boolean(await (await fetch('${live}/privacy-policy')).text());
    });
    await trying('worker', () => navigator.serviceWorker.register(document.querySelector('script[src]').src, { scope: '/' }));
    await trying('worker of the live site', () => navigator.serviceWorker.register('${live}/sw.js'));
    await trying('registrations', async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
    await trying('storage', () => localStorage.getItem('theme') === 'of the live site');
    await trying('a frame', () => new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = () => { try { resolve(Boolean(frame.contentDocument?.querySelector('h1'))); } catch { resolve(false); } };
      frame.src = '${live}/';
      document.body.append(frame);
      setTimeout(() => resolve(false), 1000);
    }));
    return done;
  })())`;

test("a preview's code reaches nothing of the live site: no cache, no worker, no storage, no page", async ({
  page,
  ownSite,
}) => {
  await page.goto('/');
  await untilKept(page);
  await page.evaluate(() => localStorage.setItem('theme', 'of the live site'));

  await page.goto(await ownSite.preview(attack(ownSite.url)));
  await hydrated(heading(page));
  const done = await page.evaluate(() => (window as unknown as { attacked: Promise<string[]> }).attacked);

  expect(done).toEqual([]);
  ownSite.server = 'gone';
  await page.goto(`${ownSite.url}/privacy-policy`);
  await expect(heading(page)).toHaveText(v1.title);
});
