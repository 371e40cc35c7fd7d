import { heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';
import { BROWSER_WORDS, expectRestToWork, servedWords, shownWords } from './whole-site';

test.use({
  expectedMessages: new RegExp(`${BROWSER_WORDS.source}|^Part "shell" did not start|^The site did not start`),
});

// What fails is the shell's, whichever page it is on.
const [route] = remotes;
const { path } = route;

test.describe(`the page ${path}`, () => {
  test(
    "stays whole while a chunk of the shell's own is missing, and starts when it is there",
    { tag: '@desktop' },
    async ({ page, browser }) => {
      const failures: string[] = [];
      page.on('console', (message) => message.text().startsWith('Part "') && failures.push(message.text()));
      const isChunk = (url: URL) => /^\/_f\/shell\/\d+\.[\w-]+\.js$/.test(url.pathname);
      await page.route(isChunk, (script) => script.fulfill({ status: 404, body: 'Not found' }));
      await page.goto(path);
      await expect.poll(() => failures).not.toEqual([]);

      expect(failures[0]).toMatch(
        /^Part "shell" did not start bootstrap \(attempt 1\): http:\/\/localhost:\d+\/_f\/shell\/\d+\.[\w-]+\.js, release [0-9a-f]{16}, deployment \d{6}-[0-9a-f]{12}\./,
      );
      expect(await shownWords(page)).toEqual(await servedWords(browser, page.url()));
      await page.unroute(isChunk);
      // Where the pauses between attempts are over, the connection is what starts the next.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await hydrated(heading(page));
    },
  );

  test(
    'is read, themed and left where storage is blocked',
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Storage is blocked', 'SecurityError');
            },
          });
        }
      });
      await page.goto(path);
      await hydrated(heading(page));
      await expectRestToWork(page, route, isMobile);
    },
  );

  test(
    'works where cookies are off, and sets none where they are on',
    { tag: '@desktop' },
    async ({ page, context, isMobile }) => {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      await page.goto(path);
      expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
      await hydrated(heading(page));
      await expectRestToWork(page, route, isMobile);

      await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: false });
      await page.goto(path);
      await hydrated(heading(page));
      expect(await context.cookies()).toEqual([]);
    },
  );
});
