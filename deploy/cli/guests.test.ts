import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { comment } from '../actions/comments/comment';
import { openStore } from '../records/open-store';
import { aLiveSite } from '../testing/a-live-site';
import { runSite, runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, publishTiny } from '../testing/tiny-parts';

let folder: string;
let name: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite(undefined, store);
  const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));
  name = `landing@${manifest.release}`;
});
afterAll(() => rm(folder, { recursive: true }));

it('makes a guest link, lists it, and closes it', async () => {
  const env = { SITE_STORE: 'store', SITE_GUEST_ORIGIN: 'http://127.0.0.1:1' };

  const made = await runSiteWith(env, folder, 'guests', name, '--link', '--hours', '3');
  const listed = await runSite(folder, '--json', 'guests', name);
  const closed = await runSite(folder, 'guests', name, '--revoke', '1');

  expect(made.stdout).toMatch(
    /^Guest link 1 of landing@\w{16} works until .*\nhttp:\/\/127\.0\.0\.1:1\/guest\/landing\/\w{16}\/1\/[\w-]{32}\n/,
  );
  expect(made.stdout).toContain('Nobody answers there now. The desk does: npm run site -- desk');
  expect(listed.json()).toMatchObject([
    { part: 'landing', links: [{ number: 1, author: 'Asha', state: 'open' }] },
  ]);
  expect(closed.stdout).toContain('Guest link 1 of landing@');
  expect((await runSite(folder, 'guests', name)).stdout).toMatch(/^link +state.*\n1 +closed/);
});

it.each([
  [['--link', '--hours', '200'], 'guest-link-hours'],
  [['--link', '--hours', 'two'], 'guest-link-hours'],
  [['--revoke', '7'], 'guest-link-unknown'],
  [['--revoke', 'x'], 'guest-link-unknown'],
])('refuses %j with a remedy', async (options, code) => {
  const { exitCode, json } = await runSite(folder, '--json', 'guests', name, ...options);

  expect(exitCode).toBe(1);
  expect(json()).toMatchObject([{ problem: { code } }]);
});

it('lists what was said of a release, for people and for programs', async () => {
  const store = await openStore(join(folder, 'store'), { env: {} });
  const [part, release] = name.split('@') as [string, string];
  const about = { page: '/', section: 'Services', text: 'Say when.\nAnd where.', asksForChanges: true };
  expect((await runSite(folder, 'comments', name)).stdout).toContain('Nobody said anything of landing@');

  await comment({ store, part, release, author: 'Lata <lata@brand.in>', ...about });

  const { stdout } = await runSite(folder, 'comments', name);
  expect(stdout).toMatch(
    /^1 {2}\/ › Services {2}Lata, .* {2}asks for changes\n {4}Say when\.\n {4}And where\.\n$/,
  );
  const listed = (await runSite(folder, '--json', 'comments', name)).json();
  expect(listed).toMatchObject([{ part, release, comments: [{ number: 1, ...about, resolved: null }] }]);
});
