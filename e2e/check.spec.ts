import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertFonts, openBrowser, seeViews } from '@site/page-check';
import { compareTaken, takePicture } from '../platform/page-check/pictures';
import { findingsIn } from '../platform/page-check/findings';
import { shiftsSoFar, untilQuiet } from '../platform/page-check/in-page';
import { picturedViews } from '../platform/page-check/views';
import { visit } from '../platform/page-check/visit';
import { openStore } from '@site/ledger';
import { close, listen } from '@site/server';
import { aLiveSite } from '../platform/testing/a-live-site';
import { withNames } from '../platform/testing/content-name';
import { aLanding, aLegal, aShell, publishTiny, type TinyPart } from '../platform/testing/tiny-parts';
import { runSite } from './support/site-command';
import { expect, test } from './support/test';

interface Checked {
  status: string;
  views: {
    path: string;
    findings: { check: string; message: string }[];
    difference: { share: number } | null;
  }[];
}

/** What `site check --json` says of a candidate in English, whether it passes or not. */
function check(store: string, candidate: string): Checked {
  try {
    return read(runSite(store, '--json', 'check', candidate, '--language', 'en'));
  } catch (error) {
    // Its first line is the command.
    return read((error as Error).message.replace(/^.*\n/, ''));
  }
}

const read = (output: string) => JSON.parse(output.split('\n')[0]!) as Checked;

/** The Node build of the release is as it was: its HTML is right. */
const THROWING = "if (typeof document === 'object') throw new Error('no crates')";

/** A view that pictures are taken of: each page is seen alike in the others. */
const onPhone = (path: string) =>
  picturedViews(path).find(({ device, theme }) => device === 'phone' && theme === 'light')!;

/** Takes a page over as React does. */
const TAKES_OVER = `document.querySelectorAll('header, main h1, footer').forEach((one) => (one.__reactFiber$ = {}))`;

/** A tiny part whose pages start. @param script of its page */
function starting({ input, files }: TinyPart, script = ''): TinyPart {
  const changed = (path: string, text: string) => {
    if (path.startsWith('browser/main.')) return TAKES_OVER;
    if (path.startsWith('browser/remoteEntry.')) return '';
    return path.startsWith('browser/__federation_expose_') ? script : text;
  };
  const started = files.map(({ path, body }) => ({
    path,
    body: Buffer.from(changed(path, body.toString())),
  }));
  return { input, files: withNames(started) };
}

test('the command refuses a candidate of which a page throws, and finds it in all views of that page alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const store = await openStore(folder, { env: {} });
  await aLiveSite([starting(aShell()), starting(aLanding()), starting(aLegal())], store);
  const { manifest } = await publishTiny(store, starting(aLanding({ sentence: 'Open.' }), THROWING));

  const { status, views } = check(folder, `landing@${manifest.release}`);

  expect(status).toBe('failed');
  const throwing = views.filter(({ findings }) => findings.some((finding) => finding.check === 'console'));
  expect(new Set(throwing.map(({ path }) => path))).toEqual(new Set(['/']));
  expect(throwing).toHaveLength(5);
  const policy = views.filter(({ path }) => path === '/privacy-policy');
  expect(policy.flatMap(({ difference }) => difference?.share ?? [])).toEqual([0, 0, 0, 0]);
  rmSync(folder, { recursive: true });
});

/** Everything that a check can find on one page; the policy lets in the second script alone. */
const BAD_POLICY =
  "default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; script-src 'nonce-a'";
const BAD_PAGE = `<!doctype html><html lang="en"><head><title>Bad</title>
  <style>div { width: 2000px } @media print { main { display: none } }</style></head>
  <body><main><h1>Crates</h1><p>By the dozen</p><div>Wide</div>
  <img src="/gone.png" alt="Gone"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
  <b role="button">Buy</b></main>
  <script>document.title = 'Against the policy'</script>
  <script nonce="a">
    setTimeout(() => document.querySelector('h1').insertAdjacentHTML('beforebegin', '<p style="height: 300px">Late</p>'), 300);
    throw new Error('no crates');
  </script></body></html>`;

test('a page on which everything is wrong is found to be, one by one', async ({ browser }) => {
  const server = createServer((request, response) => {
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': BAD_POLICY };
    response.writeHead(request.url === '/' ? 500 : 404, headers).end(request.url === '/' ? BAD_PAGE : '');
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const view = picturedViews('/').find(({ device, theme }) => device === 'desktop' && theme === 'light')!;

  const { facts } = await visit(browser, { origin, basePath: '' }, view);
  await close(server, 0);

  const found = new Set(findingsIn(view, facts).map((finding) => finding.check));
  expect([...found].sort()).toEqual([
    'accessibility',
    'answers',
    'console',
    'keyboard',
    'layout-shift',
    'overflow',
    'pictures',
    'policy',
    'print',
    'requests',
    'starts',
  ]);
  expect(facts.violations).toContainEqual(expect.stringMatching(/^image-alt/));
  expect(facts.unreachable).toEqual(['Buy']);
});

test('what sticks to the foot of the window has not moved where text above it and its own letters grow', async ({
  page,
}) => {
  await page.setContent(`<main><p>Prices</p><p style="height: 2000px">By the crate</p><footer>Call</footer>
    <div style="position: sticky; bottom: 0"><a href="/" style="position: absolute; bottom: 1rem; right: 1rem">Buy</a></div></main>`);
  // For 500 ms after the window got its size, shifts do not count (Layout Instability §2.3).
  await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return painted && performance.now() > painted.startTime + 1000;
  });
  const grow = (...styles: [selector: string, property: string, value: string][]) =>
    page.evaluate(async (all) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await painted();
      for (const [selector, property, value] of all)
        document.querySelector<HTMLElement>(selector)!.style.setProperty(property, value);
      await painted();
    }, styles);

  await grow(['footer', 'padding-top', '200px'], ['a', 'padding', '4px']);
  expect(await page.evaluate(shiftsSoFar)).toBe(0);

  await grow(['p', 'padding-top', '100px']);
  expect(await page.evaluate(shiftsSoFar)).toBeGreaterThan(0.05);
});

test('a page is at rest only once letters that it asks for are here', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('https://letters.example/*', async (route) => {
    await answered;
    const path = join(__dirname, '../shared/fonts/anek-latin.woff2');
    await route.fulfill({ path, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.setContent('<p>By the crate</p>');
  const asked = page.waitForRequest(/letters/);
  await page.evaluate(() => {
    const late = new FontFace('Late', 'url(https://letters.example/late.woff2)');
    document.fonts.add(late);
    void late.load();
  });
  await asked;
  let isAtRest = false;
  const rest = page.evaluate(untilQuiet).then(() => (isAtRest = true));
  await page.waitForTimeout(1_000);

  expect(isAtRest).toBe(false);
  answer();
  await rest;
});

test('the browser asks nothing but the site that is checked, and keeps no picture of another address', async () => {
  const { browser } = await openBrowser(process.env);
  const asked: (string | undefined)[] = [];
  const datagrams = createSocket('udp4', () => asked.push('a datagram'));
  datagrams.bind(0, '127.0.0.1');
  await once(datagrams, 'listening');
  const other = createServer((request, response) => {
    asked.push(request.url);
    response.end('Another service of this machine');
  });
  other.on('upgrade', (request, socket) => {
    asked.push(request.url);
    socket.destroy();
  });
  const at = `localhost:${await listen(other, 0)}`;
  const pages: Record<string, string> = {
    '/': `<h1>Crates</h1><img src="http://${at}/picture" alt=""><iframe src="http://${at}/frame"></iframe>
      <script>fetch('http://${at}/fetch', { mode: 'no-cors' }); navigator.sendBeacon('http://${at}/beacon'); new WebSocket('ws://${at}/socket');
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${datagrams.address().port}' }] });
      peer.createDataChannel('x'); peer.setLocalDescription()</script>`,
    '/leaves-at-once': `<script>location = 'http://${at}/page'</script>`,
    '/leaves': `<h1>Crates</h1><script>setTimeout(() => (location = '/'), 1000)</script>`,
  };
  const site = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    if (request.url === '/redirected') response.writeHead(302, { Location: `http://${at}/redirected` });
    response.end(pages[request.url!]);
  });
  const origin = `http://localhost:${await listen(site, 0)}`;
  const paths = [...Object.keys(pages), '/redirected'];
  const seen = await seeViews({
    browser,
    candidate: { origin, basePath: '' },
    live: null,
    views: paths.map(onPhone),
    onPage: () => undefined,
  });
  datagrams.close();
  await Promise.all([browser.close(), close(site, 0), close(other, 0)]);

  expect(asked).toEqual([]);
  expect(seen.map(({ view, picture }) => [view.path, picture !== null])).toEqual([
    ['/', true],
    ['/leaves-at-once', false],
    ['/leaves', false],
    ['/redirected', false],
  ]);
  for (const { findings } of seen.slice(1))
    expect(findings).toContainEqual(expect.objectContaining({ check: 'answers' }));
});

test('a page that cannot be seen, as a candidate or as it is live, costs its own view alone', async ({
  browser,
}) => {
  const page = `<header></header><main><h1>Crates</h1></main><footer></footer><script>${TAKES_OVER}</script>`;
  const serving = async (lost: string[]) => {
    const server = createServer((request, response) => {
      if (lost.includes(request.url!)) return request.socket.destroy();
      return response.setHeader('Content-Type', 'text/html').end(page);
    });
    return { server, place: { origin: `http://localhost:${await listen(server, 0)}`, basePath: '' } };
  };
  const [candidate, live] = [await serving(['/lost']), await serving(['/lost', '/lost-live'])];
  const seen = await seeViews({
    ...{ browser, candidate: candidate.place, live: live.place, onPage: () => undefined },
    views: ['/', '/lost', '/lost-live'].map(onPhone),
  });
  await Promise.all([candidate, live].map(({ server }) => close(server, 0)));

  const unseen = seen.map(({ view, findings, picture, difference }) => {
    const said = findings.flatMap(
      ({ message }) => /^(.*) could not be seen: .*; run the check again$/.exec(message)?.[1] ?? [],
    );
    return [view.path, said, picture !== null, difference !== null];
  });
  expect(unseen).toEqual([
    ['/', [], true, true],
    ['/lost', ['it'], false, false],
    ['/lost-live', ['the live page'], true, false],
  ]);
});

test('pictures of a page are alike, whatever moves in it', async ({ page }) => {
  await page.setContent(`
    <style>@keyframes go { to { margin-left: 200px } } p { background: black; width: 50px; height: 50px }</style>
    <p style="animation: go 1s infinite"></p>
    <p style="animation: go 60s forwards"></p>
    <textarea autofocus></textarea>`);
  const pictures = [];
  for (let nth = 0; nth < 4; nth += 1) pictures.push((await takePicture(page)).png.toString('base64'));

  expect(new Set(pictures).size).toBe(1);
});

test('what watches the window hears nothing while a picture is taken, for which the window grows', async ({
  page,
}) => {
  await page.goto(`data:text/html,<p style="margin-top: 3000px">Low</p><script>
    addEventListener('resize', () => (document.title += 'grown '));
    new IntersectionObserver(([{ isIntersecting }]) => (document.title += isIntersecting)).observe(document.querySelector('p'))
  </script>`);
  await expect(page).toHaveTitle('false');

  await takePicture(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page).toHaveTitle('false');

  await page.evaluate(() => window.scrollTo(0, 5_000));
  await expect(page).toHaveTitle('falsetrue');
});

test('a section that one above it moves by parts of a pixel is the same', async ({ page }) => {
  const drawn = readFileSync(join(__dirname, '../landing-remote/art/step-confirm.svg')).toString('base64');
  const seen = async (height: string) => {
    // Each is at another part of a pixel, and has slanted edges.
    const drawing = `<img alt="" src="data:image/svg+xml;base64,${drawn}" style="display: block; width: 96.3px; height: 96.3px">`;
    const lines = drawing.repeat(20);
    await page.setContent(`<style>* { box-sizing: border-box }</style><main>
      <section style="height: ${height}; background: tan"><h2>Hero</h2></section>
      <section><h2>Crates</h2>${lines}</section></main>`);
    return takePicture(page);
  };

  const before = await seen('800px');
  for (const height of ['850.4px', '877px', '1201.9px']) {
    const { difference } = await compareTaken(before, await seen(height));
    expect(difference!.sections.map(({ section }) => section)).toEqual(['Hero']);
  }
});

test('a machine that has no font for a language says so, and what to install', async ({}, testInfo) => {
  test.skip(process.platform !== 'linux', 'Elsewhere, no file says which fonts there are.');
  const kannada = dirname(require.resolve('@expo-google-fonts/anek-kannada/700Bold/AnekKannada_700Bold.ttf'));
  const fonts = testInfo.outputPath('fonts.conf');
  await writeFile(fonts, `<fontconfig><dir>${kannada}</dir></fontconfig>`);
  const { browser } = await openBrowser({ ...process.env, FONTCONFIG_FILE: fonts });

  await expect(assertFonts(browser, ['kn', 'hi', 'ta'])).rejects.toMatchObject({
    message: expect.stringContaining('This machine has no font for Hindi and Tamil,'),
    remedy: expect.stringContaining('apt-get install fonts-noto-core'),
  });
  await browser.close();
});
