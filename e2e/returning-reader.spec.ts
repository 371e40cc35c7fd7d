import type { BrowserContext } from '@playwright/test';
import { test } from './support/own-site';
import { expect } from './support/test';

/** What a page or a script may cost a reader who has the one of before, in bytes without the heads of answers. */
const MAX_DIFFERENCE = 500;

/** What a server sent, and no cache. */
interface Sent {
  /** Path, without the hash in the name of a file. */
  path: string;
  status: number;
  encoding: string | undefined;
  /** Without the head. */
  bytes: number;
}

/** Opens the home page until all of it is there. @returns what was sent for it, and its words */
async function visit(context: BrowserContext, url: string): Promise<{ sent: Sent[]; words: string }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const paths = new Map<string, string>();
  const sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname.replace(/\.[\w-]{22}(?=\.\w+$)/, '')),
  );
  // Of what comes from a cache, there is no such event.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const [encoding, length] = [headers['Content-Encoding'], headers['Content-Length']];
    sent.push({ path: paths.get(requestId)!, status: statusCode, encoding, bytes: Number(length ?? 0) });
  });
  await session.send('Network.enable');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const words = await page.locator('main').innerText();
  await page.close();
  return { sent, words };
}

test('a reader who comes back after a sentence was changed loads what differs of the page and its scripts, and nothing twice', async ({
  context,
  ownSite,
}) => {
  const changed = ({ sent }: { sent: Sent[] }) => sent.filter(({ path }) => /^\/$|\.js$/.test(path));
  const first = changed(await visit(context, ownSite.url));
  expect(new Set(first.map(({ encoding }) => encoding))).toEqual(new Set(['br']));

  await ownSite.goLive('Ordered at night, there at dawn');
  const second = await visit(context, ownSite.url);

  expect(second.words).toContain('Ordered at night, there at dawn');
  const differences = changed(second);
  expect(differences.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/_f/landing/content-en.js']),
  );
  expect(differences.length).toBeLessThan(first.length);
  expect(differences.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
  expect(differences.filter(({ bytes }) => bytes > MAX_DIFFERENCE)).toEqual([]);

  const third = await visit(context, ownSite.url);
  expect(changed(third)).toMatchObject([{ path: '/', status: 304 }]);
});
