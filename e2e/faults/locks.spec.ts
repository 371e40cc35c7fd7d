import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../deploy/store/open-store';
import { benefits } from '../../landing-remote/content/benefits.content';
import { releaseOtherWords } from '../support/newer-releases';
import { lockOfPage } from '../support/page-lock';
import { type RunningSite, serveSite } from '../support/site-command';
import { expect, hydrated, test } from '../support/test';
import { footerLink, heading, remotes } from './whole-site';

const [landing, legal] = remotes as [(typeof remotes)[0], (typeof remotes)[1]];
const words = benefits.list[0]?.description ?? '';
const wordsOf = (version: number) => `What version ${version} says.`;

let folder: string;
let site: RunningSite;

test.skip(({ isMobile }) => isMobile, 'locks know no screen');
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block', expectedMessages: /Service Worker registration blocked/ });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newer-locks-'));
  cpSync(process.env.SITE_E2E_STORE as string, join(folder, 'store'), { recursive: true });
  site = await serveSite(join(folder, 'store'));
});

test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function putLive(from: string, others: string): Promise<string> {
  return releaseOtherWords(await openStore(join(folder, 'store'), { env: {} }), 'landing', from, others);
}

test('two tabs with different locks each keep to their own', async ({ page, context }) => {
  await page.goto(site.url);
  await hydrated(heading(page));
  const older = (await lockOfPage(page.request, site.url)).lock;
  const newer = await putLive(words, wordsOf(2));
  const second = await context.newPage();
  await expect(async () => {
    await second.goto(site.url);
    expect((await shownLock(second)).lock).toBe(newer);
  }).toPass({ timeout: 5_000 });
  await hydrated(heading(second));

  for (const [tab, lock, said] of [
    [page, older, words],
    [second, newer, wordsOf(2)],
  ] as const) {
    await tab.bringToFront();
    await footerLink(tab, landing.toOther).click();
    await hydrated(heading(tab));
    await footerLink(tab, legal.toOther).click();
    await expect(tab.getByText(said).first()).toBeVisible();
    expect((await shownLock(tab)).lock).toBe(lock);
  }
});

test('a page that is ten locks old still starts, with its own words and files', async ({ page }) => {
  test.setTimeout(90_000);
  const html = await (await page.request.get(site.url)).text();
  const before = await lockOfPage(page.request, site.url);
  for (let version = 3; version <= 12; version += 1) await putLive(wordsOf(version - 1), wordsOf(version));
  await expect(async () =>
    expect(await (await page.request.get(site.url)).text()).toContain(wordsOf(12)),
  ).toPass();

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(site.url);
  await hydrated(heading(page));
  await expect(page.getByText(wordsOf(2)).first()).toBeVisible();
  await footerLink(page, landing.toOther).click();
  await hydrated(heading(page));
  await expect(page).toHaveTitle(/Privacy Policy/);

  const releases = fetched
    .filter((path) => path.startsWith('/_r/'))
    .map((path) => path.split('/').slice(0, 4).join('/'));
  const own = Object.values(before.parts).map(({ base }) => base.slice(0, -1));
  expect([...new Set(releases)].sort()).toEqual(own.sort());
});

function shownLock(page: import('@playwright/test').Page): Promise<{ lock: string }> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('site-lock')?.textContent ?? '') as { lock: string },
  );
}
