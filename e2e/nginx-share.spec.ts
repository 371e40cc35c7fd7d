import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '../deploy/actions/promote/promote';
import { undoShare } from '../deploy/actions/rollback/undo-share';
import { openStore } from '../deploy/records/open-store';
import type { Store } from '../deploy/store/store';
import { aLiveSite, goLive } from '../deploy/testing/a-live-site';
import { shareParts } from '../deploy/testing/a-share';
import { aLanding, aLegal } from '../deploy/testing/tiny-parts';
import { findNginx, type RunningNginx, startNginx } from './support/nginx';
import { plainRequest } from './support/plain-request';
import { expect, test } from './support/test';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const BROWSERS = Array.from({ length: 300 }, (_, nth) => `Phone ${nth}`);
const hand = { author: 'Asha', message: '', progress: () => undefined };

let folder: string;
let store: Store;
let server: RunningNginx;

test.beforeEach(async () => {
  const nginx = findNginx((sentence) => console.log(sentence));
  test.skip(!nginx, 'nginx is not installed, and this user may not install it');
  folder = mkdtempSync(join(tmpdir(), 'nginx-share-'));
  ({ store } = await aLiveSite(undefined, await openStore(folder, { env: {} })));
  server = await startNginx(nginx!, folder, 2);
});
test.afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (browser: string, path = '/') =>
  plainRequest(server.url, path, 'GET', { 'User-Agent': browser });
const isNew = (html: string) => html.includes('Diwali hours.');
const deploymentIn = (html: string) => /"deployment":"(\d{6}-[0-9a-f]{12})"/.exec(html)?.[1];

/** The browsers that get what is on trial. */
async function newSide(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const browser of BROWSERS) {
    const { status, body } = await visit(browser);
    if (status !== 200 || !body.includes('Mandi')) throw new Error(`No page: ${status}`);
    if (isNew(body)) found.add(browser);
  }
  return found;
}

const lost = (before: Set<string>, after: Set<string>) => [...before].filter((one) => !after.has(one));

test('nginx gives it to a share of visitors, at once and without being told, and a growing share takes it from nobody', async () => {
  expect((await newSide()).size).toBe(0);
  expect((await visit('Phone')).headers['cache-control']).toBe('no-cache');

  await shareParts(store, [NEW], { percent: 10 });
  const few = await newSide();
  expect(few.size).toBeGreaterThan(10);
  expect(few.size).toBeLessThan(55);
  expect(await newSide()).toEqual(few);
  for (const path of ['/', '/privacy-policy', '/favicon.svg', '/nothing'])
    expect([path, (await visit('Phone', path)).headers['cache-control']]).toEqual([
      path,
      'private, no-cache',
    ]);

  await shareParts(store, [NEW], { percent: 60 });
  const more = await newSide();
  expect(more.size).toBeGreaterThan(140);
  expect(more.size).toBeLessThan(220);
  expect(lost(few, more)).toEqual([]);

  await undoShare({ ...hand, store });
  expect((await newSide()).size).toBe(0);
  expect((await visit('Phone')).headers['cache-control']).toBe('no-cache');
});

interface Seen {
  status: number;
  path: string;
  html: string;
}

/** What is wrong with what one visitor saw, one after the other. */
async function flawsIn(all: Seen[]): Promise<string[]> {
  let hadTrial = false;
  const flaws: string[] = [];
  for (const { status, path, html } of all) {
    const name = deploymentIn(html)!;
    const releases = await releasesOf(name);
    const named = [...html.matchAll(/\/_r\/([a-z]+\/[0-9a-f]{16})\//g)].map(([, release]) => release!);
    if (status !== 200 || named.length === 0) flaws.push(`${path}: ${status}`);
    if (named.some((release) => !releases.includes(release))) flaws.push(`${path}: mixed`);
    if (path === '/' && hadTrial && !isNew(html)) flaws.push(`${path}: taken away`);
    hadTrial ||= isNew(html);
  }
  return flaws;
}

const known = new Map<string, string[]>();

async function releasesOf(name: string): Promise<string[]> {
  const found = known.get(name);
  if (found) return found;
  const { parts } = JSON.parse((await store.read(`deployments/${name}.json`))!.body.toString()) as {
    parts: Record<string, { release: string }>;
  };
  const releases = Object.entries(parts).map(([part, { release }]) => `${part}/${release}`);
  known.set(name, releases);
  return releases;
}

test('no page mixes two deployments, none is missing and nothing is taken from a visitor, while shares move and others ship', async () => {
  let isMoving = true;
  const visitor = async (browser: string) => {
    const seen: Seen[] = [];
    while (isMoving)
      for (const path of ['/', '/privacy-policy']) {
        const { status, body } = await visit(browser, path);
        seen.push({ path, status, html: body });
        // Leaves the processor to what ships meanwhile.
        await pause(5);
      }
    return seen;
  };
  const visitors = Promise.all(BROWSERS.slice(0, 8).map(visitor));

  const { deployment } = await shareParts(store, [NEW], { percent: 20 });
  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  await shareParts(store, [NEW], { percent: 70 });
  await promote({ ...hand, store, parts: deployment.record.rollout!.parts, endsRollout: true });
  isMoving = false;
  const all = await visitors;

  expect((await Promise.all(all.map(flawsIn))).flat()).toEqual([]);
  expect(new Set(all.flat().map(({ html }) => deploymentIn(html))).size).toBeGreaterThan(3);
  // Asked now: the last page of a visitor may have been on its way when it went live.
  expect((await newSide()).size).toBe(BROWSERS.length);
});
