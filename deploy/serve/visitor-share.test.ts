import type { Server } from 'node:http';
import { promote } from '../actions/promote/promote';
import { undoShare } from '../actions/rollback/undo-share';
import { liveDeployment } from '../records/find-deployment';
import type { Store } from '../store/store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { shareParts } from '../testing/a-share';
import { aLanding, aLegal } from '../testing/tiny-parts';
import { close, listen } from './listen';
import { watchLiveSite } from './live-site';
import { createSiteServer } from './site-server';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const ADDRESSES = Array.from({ length: 400 }, (_, nth) => `203.0.${nth >> 8}.${nth & 255}`);

let store: Store;
let servers: Server[];
let errors: unknown[];

beforeEach(async () => {
  ({ store } = await aLiveSite());
  servers = [];
  errors = [];
});
afterEach(() => Promise.all(servers.map((server) => close(server, 0))));

async function aServer(): Promise<string> {
  const onError = (error: unknown) => void errors.push(error);
  const server = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError });
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

/** Longer than an answer of the store is used again. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

/** A page as a browser at an address gets it through a proxy on the same machine. */
async function visit(
  url: string,
  address: string,
  { path = '/', browser = 'Phone', ...headers }: Record<string, string> = {},
) {
  const answer = await fetch(url + path, {
    headers: { 'X-Forwarded-For': address, 'User-Agent': browser, ...headers },
  });
  return { answer, html: await answer.text() };
}

const isNew = (html: string) => html.includes('Diwali hours.');
const deploymentIn = (html: string) => /"deployment":"(\d{6}-[0-9a-f]{12})"/.exec(html)?.[1];

/** The addresses that get what is on trial. */
async function newSide(url: string): Promise<Set<string>> {
  const visits = await Promise.all(
    ADDRESSES.map(async (address) => [address, await visit(url, address)] as const),
  );
  expect(visits.every(([, { html, answer }]) => answer.status === 200 && html.includes('Mandi'))).toBe(true);
  return new Set(visits.flatMap(([address, { html }]) => (isNew(html) ? [address] : [])));
}

it('a share of visitors gets it, the same ones from every server, and a growing share takes it from nobody', async () => {
  const url = await aServer();
  expect((await newSide(url)).size).toBe(0);
  await shareParts(store, [NEW], { percent: 5 });
  await settle();

  const few = await newSide(url);
  expect(few.size).toBeGreaterThan(7);
  expect(few.size).toBeLessThan(36);
  expect(await newSide(await aServer())).toEqual(few);

  await shareParts(store, [NEW], { percent: 25 });
  await settle();
  const more = await newSide(url);
  expect(more.size).toBeGreaterThan(70);
  expect(more.size).toBeLessThan(130);
  expect([...few].filter((address) => !more.has(address))).toEqual([]);

  await undoShare({ store, author: 'Asha', message: '' });
  await settle();
  expect((await newSide(url)).size).toBe(0);
  expect(errors).toEqual([]);
});

it('keeps a visitor on one side on every page, by the first address that a proxy names, and by browser', async () => {
  await shareParts(store, [NEW], { percent: 50 });
  const url = await aServer();
  const sides = new Map<string, Set<string | undefined>>();
  for (const address of ADDRESSES.slice(0, 40))
    for (const path of ['/', '/privacy-policy', '/deployment.json', '/']) {
      const { html } = await visit(url, `${address}, 10.0.0.1`, { path });
      sides.set(address, (sides.get(address) ?? new Set()).add(deploymentIn(html)));
    }

  expect([...sides.values()].every((seen) => seen.size === 1)).toBe(true);
  expect(new Set([...sides.values()].flatMap((seen) => [...seen])).size).toBe(2);
  const browsers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => visit(url, '203.0.113.9', { browser: `Phone ${nth}` })),
  );
  expect(new Set(browsers.map(({ html }) => isNew(html))).size).toBe(2);
});

it('no shared cache keeps a page while visitors get different ones, and each side has an entity tag of its own', async () => {
  const url = await aServer();
  expect((await visit(url, '203.0.113.1')).answer.headers.get('Cache-Control')).toBe('no-cache');
  const { deployment } = await shareParts(store, [NEW], { percent: 50 });
  await settle();

  const { landing } = deployment.record.parts;
  const visits = await Promise.all(ADDRESSES.slice(0, 40).map((address) => visit(url, address)));
  const tags = new Map(visits.map(({ html, answer }) => [isNew(html), answer.headers.get('ETag')]));
  expect(new Set(visits.map(({ answer }) => answer.headers.get('Cache-Control')))).toEqual(
    new Set(['private, no-cache']),
  );
  expect(tags.get(true)).not.toBe(tags.get(false));
  // A tag of the other side is answered with the visitor's own page.
  for (const [nth, { html }] of visits.entries()) {
    const others = await visit(url, ADDRESSES[nth]!, { 'If-None-Match': tags.get(!isNew(html))! });
    expect([others.answer.status, isNew(others.html)]).toEqual([200, isNew(html)]);
  }
  for (const path of ['/favicon.svg', '/index.html', '/no-such-page'])
    expect((await visit(url, '203.0.113.1', { path })).answer.headers.get('Cache-Control')).toBe(
      'private, no-cache',
    );
  const file = await visit(url, '203.0.113.1', { path: `/_r/landing/${landing!.release}/remoteEntry.js` });
  expect(file.answer.headers.get('Cache-Control')).toContain('immutable');
});

it('what another team ships reaches both sides, and no page mixes two deployments while shares move', async () => {
  const url = await aServer();
  const pages: string[] = [];
  let isMoving = true;
  const visitor = async (nth: number) => {
    for (let round = 0; isMoving; round += 1)
      for (const path of ['/', '/privacy-policy'])
        pages.push((await visit(url, ADDRESSES[(nth + 10 * round) % 400]!, { path })).html);
  };
  const visitors = Promise.all(Array.from({ length: 10 }, (_, nth) => visitor(nth)));

  await shareParts(store, [NEW], { percent: 20 });
  await settle();
  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  await settle();
  await shareParts(store, [NEW], { percent: 60 });
  await settle();
  isMoving = false;
  await visitors;

  const records = new Map<string, string[]>();
  for (const name of new Set(pages.map(deploymentIn))) {
    const { parts } = JSON.parse((await store.read(`deployments/${name}.json`))!.body.toString()) as {
      parts: Record<string, { release: string }>;
    };
    records.set(
      name!,
      Object.entries(parts).map(([part, { release }]) => `${part}/${release}`),
    );
  }
  expect(records.size).toBe(4);
  for (const html of pages) {
    const named = [...html.matchAll(/\/_r\/([a-z]+\/[0-9a-f]{16})\//g)].map(([, release]) => release!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((release) => !records.get(deploymentIn(html)!)!.includes(release))).toEqual([]);
  }
  const policies = await Promise.all(
    ADDRESSES.slice(0, 40).map(async (address) => ({
      policy: (await visit(url, address, { path: '/privacy-policy' })).html,
      home: (await visit(url, address)).html,
    })),
  );
  expect(new Set(policies.map(({ home }) => isNew(home))).size).toBe(2);
  expect(policies.every(({ policy }) => policy.includes('We keep it for 60 days.'))).toBe(true);
  expect(errors).toEqual([]);
});

it('all get it once it is put live for all, and its pages are composed as any other', async () => {
  const { deployment } = await shareParts(store, [NEW], { percent: 25 });
  const { parts } = deployment.record.rollout!;
  const request = { store, author: 'Asha', message: '', progress: () => undefined };

  await promote({ ...request, parts, endsRollout: true });

  const live = await liveDeployment(store);
  expect([live.record.rollout, live.record.site]).toEqual([undefined, null]);
  expect((await newSide(await aServer())).size).toBe(400);
});

it('all get the pages of the others where those of the share are damaged, and it is reported once', async () => {
  const { deployment } = await shareParts(store, [NEW], { percent: 50 });
  await store.remove(`sites/${deployment.record.rollout!.trial.name}/site.json`);

  expect((await newSide(await aServer())).size).toBe(0);

  expect(errors).toHaveLength(1);
  expect(String(errors[0])).toContain('are not in the store');
});
