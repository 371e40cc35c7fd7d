import { rm } from 'node:fs/promises';
import type { Store } from '@site/store';
import { aLiveSiteIn } from '../../testing/a-live-site';
import { aRecordedSchedule } from '../../testing/a-schedule';
import { aWebHook, type WebHook } from '../../testing/a-web-hook';
import { runSiteWith } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, publishAll } from '../../testing/tiny-parts';

describe('given a web hook, and an offer that is published', () => {
  let folder: string;
  let store: Store;
  let hook: WebHook;
  let offer: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    hook = await aWebHook();
    ({ store } = await aLiveSiteIn(folder));
    offer = `landing@${(await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })])).landing!.release}`;
  });
  afterAll(async () => {
    await hook.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => hook.deliveries.splice(0));

  const site = (...words: string[]) =>
    runSiteWith(
      { SITE_STORE: 'store', SITE_NOTIFY_URL: hook.url, SITE_NOTIFY_SECRET: hook.secret },
      folder,
      ...words,
    );

  it('tells it what a command changed, and once', async () => {
    await site('withdraw', offer, '-m', 'A wrong price');
    await site('withdraw', offer, '-m', 'A wrong price');
    await site('status');

    expect(hook.deliveries.map(({ body }) => body)).toMatchObject([
      { type: 'withdrawn', text: `${offer} is withdrawn`, author: 'Asha', data: { part: 'landing' } },
    ]);
    expect(hook.deliveries.map(hook.isSigned)).toEqual([true]);
  });

  it('tells it of a schedule that is refused, the first time', async () => {
    await aRecordedSchedule(store, -3, {
      legal: { release: 'a'.repeat(16), manifestSha256: 'a'.repeat(64) },
    });

    expect((await site('tick')).exitCode).toBe(1);
    await site('tick');

    expect(hook.deliveries.map(({ body }) => body)).toMatchObject([
      { type: 'schedule-refused', text: expect.stringContaining('what is live stays'), data: { number: 1 } },
    ]);
  });

  it('ships all the same while nothing listens there', async () => {
    const { landing } = await publishAll(store, [aLanding({ sentence: 'Holi hours.' })]);
    const { exitCode, stderr } = await runSiteWith(
      { SITE_STORE: 'store', SITE_NOTIFY_URL: 'http://127.0.0.1:9/', SITE_NOTIFY_SECRET: hook.secret },
      folder,
      'withdraw',
      `landing@${landing!.release}`,
      '-m',
      'A wrong day',
    );

    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('The web hook was not told')]);
  });
});
