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
    await trying('a service worker', () => navigator.serviceWorker.register(document.querySelector('script[src]').src));
    await trying('a page by its address', async () => (await fetch('${live}/privacy-policy')).text());
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

test("a preview's code reaches nothing of the live site: no storage, no page, and brings no service worker", async ({
  page,
  ownSite,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'of the live site'));

  await page.goto(await ownSite.preview(attack(ownSite.url)));
  await hydrated(heading(page));
  const done = await page.evaluate(() => (window as unknown as { attacked: Promise<string[]> }).attacked);

  expect(done).toEqual([]);
});
