import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { promote } from '../deploy/actions/promote/promote';
import { giveToShare } from '../deploy/actions/rollout/give-to-share';
import { guardShare } from '../deploy/actions/visits/guard-share';
import { openCollector } from '../deploy/actions/visits/open-collector';
import { VISITS_PATH } from '../deploy/addresses/visits';
import { liveDeployment } from '../deploy/records/find-deployment';
import { openStore } from '../deploy/records/open-store';
import { close, listen } from '../deploy/serve/listen';
import { watchLiveSite } from '../deploy/serve/live-site';
import { createSiteServer } from '../deploy/serve/site-server';
import type { Store } from '../deploy/store/store';
import { test } from './support/own-site';
import { expect } from './support/test';

const VISITS = 200;
const SHARE = 20;
/** Visitors at once: a browser has a process for each. */
const AT_ONCE = 8;
const MINUTE = 60_000;
const hand = { author: 'Asha', message: '', progress: () => undefined };

/** The Node build of the release is as it was. */
const THROWING =
  "if (typeof document === 'object' && /OldPhone/.test(navigator.userAgent)) throw new Error('thrown at start')";

interface Served {
  url: string;
  /** Beacons that arrived. */
  beacons: () => number;
  stop: () => Promise<void>;
}

/** Serves a store, and counts visits as if they came a minute later: those of the minute of a change say nothing of it. */
async function served(store: Store, place: string): Promise<Served> {
  const onError = (error: unknown) => console.error(error);
  const now = () => Date.now() + MINUTE;
  const { collector, stop } = await openCollector({ store, place, onError, now });
  const site = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError, collector });
  let beacons = 0;
  const server = createServer((request, response) => {
    if (request.url === VISITS_PATH) request.once('end', () => (beacons += 1));
    site.emit('request', request, response);
  });
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    beacons: () => beacons,
    stop: async () => {
      await close(server, 0);
      await stop();
    },
  };
}

/** Browsers in both sides' numbers, one old in five on each: `site serve` chooses by the browser. */
async function visitorsOf(url: string, trial: string): Promise<string[]> {
  const wanted = new Map<string, number>();
  const each = VISITS / 100;
  for (const [side, share] of [
    ['new', SHARE],
    ['others', 100 - SHARE],
  ] as const) {
    wanted.set(`${side} OldPhone`, (share * each) / 5);
    wanted.set(`${side} Phone`, (share * each * 4) / 5);
  }
  const found: string[] = [];
  for (let nth = 0; found.length < VISITS; nth += 1) {
    const kind = nth % 5 === 0 ? 'OldPhone' : 'Phone';
    const agent = `Mozilla/5.0 ${kind}/${nth}`;
    const answer = await fetch(`${url}/deployment.json`, { headers: { 'User-Agent': agent } });
    const { deployment } = (await answer.json()) as { deployment: string };
    const group = `${deployment === trial ? 'new' : 'others'} ${kind}`;
    const left = wanted.get(group)!;
    if (left === 0) continue;
    wanted.set(group, left - 1);
    found.push(agent);
  }
  return found;
}

declare global {
  /** Addresses of the scripts that were carried out. */
  var carriedOut: Set<string>;
}

function noteScripts(): void {
  const carriedOut = new Set<string>();
  globalThis.carriedOut = carriedOut;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) carriedOut.add(target.src);
  };
  // The window does not hear of what is loaded in its document.
  document.addEventListener('load', note, { capture: true });
}

/** What watches a visit is loaded right after the first beacon, in one script or more. */
function isWatched(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const beacon = entries.find(({ initiatorType }) => initiatorType === 'beacon');
  const [next] = entries
    .filter((entry) => entry.initiatorType === 'script' && beacon && entry.startTime >= beacon.startTime)
    .sort((one, other) => one.startTime - other.startTime);
  const { carriedOut } = globalThis;
  const isWaiting = [...document.scripts].some(({ src }) => src !== '' && !carriedOut.has(src));
  return next !== undefined && carriedOut.has(next.name) && !isWaiting;
}

/** A visit of the home page, from its arrival to its end. @returns the end of its browser, which may still be sending */
async function visit(browser: Browser, url: string, userAgent: string): Promise<() => Promise<void>> {
  const viewport = { width: 320, height: 480 };
  const context = await browser.newContext({ userAgent, serviceWorkers: 'block', viewport });
  await context.addInitScript(noteScripts);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(isWatched, undefined, { polling: 50, timeout: 60_000 });
  await page.goto('about:blank');
  return () => context.close();
}

/** Visits by all of these browsers, some at once: each sends two beacons. */
async function visitAll(browser: Browser, { url, beacons }: Served, agents: string[]): Promise<void> {
  const before = beacons();
  for (let first = 0; first < agents.length; first += AT_ONCE) {
    const some = agents.slice(first, first + AT_ONCE);
    const ends = await Promise.all(some.map((agent) => visit(browser, url, agent)));
    const sent = before + 2 * (first + some.length);
    await expect.poll(beacons, { intervals: [25], timeout: 60_000 }).toBe(sent);
    await Promise.all(ends.map((end) => end()));
  }
}

test('a landing release that throws in one browser in five is taken back by the guard, after two hundred visits, while legal ships', async ({
  ownSite,
  browser,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'guarded-'));
  const place = join(folder, 'visits.sqlite');
  const store = await openStore(ownSite.folder, { env: {} });
  await ownSite.promote({ parts: {}, visits: true });
  const before = await liveDeployment(store);
  const bad = await ownSite.publishCode(THROWING);
  const legal = await ownSite.publishCode('/* The next version. */', 'legal');
  const { deployment } = await giveToShare({ ...hand, store, parts: bad, percent: SHARE });
  const site = await served(store, place);
  try {
    const visitors = await visitorsOf(site.url, deployment.record.rollout!.trial.name);
    await visitAll(browser, site, visitors.slice(0, VISITS / 2));
    await promote({ ...hand, store, parts: legal });
    await visitAll(browser, site, visitors.slice(VISITS / 2));
  } finally {
    await site.stop();
  }

  const share = await guardShare({ ...hand, store, place, author: 'Guard' });
  const live = await liveDeployment(store);

  expect(share).toMatchObject({ percent: SHARE, verdict: 'worse', takenBack: live.name, problems: [] });
  expect(share!.measures[0]).toMatchObject({ name: 'failures of landing', before: 0, after: 0.2 });
  expect(live.record).toMatchObject({ author: 'Guard', kind: 'rollback' });
  expect(live.record.parts).toEqual({ ...before.record.parts, ...legal });
  rmSync(folder, { recursive: true });
});
