import { test } from '../support/own-site';
import { deploymentOfPage } from '../support/page-deployment';
import { goToOther, heading, remotes } from '../support/site-pages';
import { expect, hydrated } from '../support/test';
import { english } from '../support/site-words';

const { hero } = english;

const [landing] = remotes;

test('a page that is three deployments old still starts, with its own words and files', async ({
  page,
  ownSite,
}) => {
  const html = await (await page.request.get('/')).text();
  const { parts } = await deploymentOfPage(page.request);
  for (let version = 2; version <= 4; version += 1) await ownSite.goLive(`What version ${version} says`);

  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/');
  await hydrated(heading(page));
  await expect(heading(page)).toHaveText(hero.title);
  await goToOther(page, landing);
  await expect(page).toHaveTitle(/Privacy Policy/);

  const scripts = [...fetched].filter((path) => /^\/_f\/.*\.js$/.test(path));
  const own = Object.values(parts).flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => base + file),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => !own.includes(path))).toEqual([]);
});
