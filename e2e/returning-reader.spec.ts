import type { BrowserContext } from '@playwright/test';
import { test } from './support/own-site';
import { expect, hydrated } from './support/test';

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

/**
 * Opens the home page until it has started. What it loads once the browser is idle may come with a later visit only.
 * @returns what was sent for it, and its words
 */
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
  await hydrated(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  const words = await page.locator('main').innerText();
  await page.close();
  return { sent, words };
}

test('a reader who comes back after a sentence was changed loads what differs of the page and its scripts, and nothing twice', async ({
  context,
  ownSite,
}) => {
  const known = new Set<string>();
  /** What was sent of pages and scripts. */
  const codeOf = ({ sent }: { sent: Sent[] }) => sent.filter(({ path }) => /^\/$|\.js$/.test(path));
  /** The same, without what came with no earlier visit. */
  const again = (visited: { sent: Sent[] }) => {
    const sent = codeOf(visited).filter(({ path }) => known.has(path));
    for (const { path } of codeOf(visited)) known.add(path);
    return sent;
  };
  const first = codeOf(await visit(context, ownSite.url));
  for (const { path } of first) known.add(path);
  expect(new Set(first.map(({ encoding }) => encoding))).toEqual(new Set(['br']));

  await ownSite.goLive('Ordered at night, there at dawn');
  const second = await visit(context, ownSite.url);

  expect(second.words).toContain('Ordered at night, there at dawn');
  const differences = again(second);
  expect(differences.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/_f/landing/content-en.js']),
  );
  expect(differences.length).toBeLessThan(first.length);
  expect(differences.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
  expect(differences.filter(({ bytes }) => bytes > MAX_DIFFERENCE)).toEqual([]);

  const third = await visit(context, ownSite.url);
  expect(again(third)).toMatchObject([{ path: '/', status: 304 }]);
});
