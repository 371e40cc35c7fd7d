import { type DeploymentParts, TimeStamps, readLiveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSiteIn, livePage } from '../testing/a-live-site';
import { aRecordedSchedule } from '../testing/a-schedule';
import { runSite } from '../testing/run-site';
import { folderOfAllTests } from '../testing/temporary-folder';
import { aTimeStampingAuthority } from '../testing/time-stamping-authority';
import { shortTime } from '@site/text';
import { aLanding, publishAll } from '../testing/tiny-parts';
import type { Context } from './context/context';
import { watchSchedulesOf } from './context/schedules';

describe('given an offer is published', () => {
  let folder: string;
  let store: Store;
  let parts: DeploymentParts;
  let offer: string;

  folderOfAllTests(async (fresh) => {
    folder = fresh;
    ({ store } = await aLiveSiteIn(folder));
    parts = await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })]);
    offer = `landing@${parts.landing!.release}`;
  });

  it('a date is the beginning of that day in India, and says so; it is cancelled by its number', async () => {
    const scheduled = await runSite(folder, 'promote', offer, '--at', '2099-01-01');
    expect(scheduled.stdout).toContain(
      'Schedule 1: live at 1 January 2099 at 12:00:00 am +05:30, the beginning of that day in India',
    );

    const status = await runSite(folder, 'status');
    expect(status.stdout).toContain(
      `Schedule 1: ${offer} goes live at 1 Jan 2099, 00:00:00 +05:30, by Asha.`,
    );

    const cancelled = await runSite(folder, 'cancel', '1', '-m', 'Not this year');
    expect(cancelled.stdout).toContain(`Schedule 1 is cancelled: ${offer} does not go live by itself.`);
    expect(cancelled.stdout).toContain('if nothing in it has to wait for its day');
    expect((await runSite(folder, 'status')).stdout).not.toContain('Schedule 1');
    expect((await runSite(folder, 'cancel', '1', '-m', 'Again')).stderr).toContain(
      'There is no such schedule',
    );
  });

  it('status says what was missed, tick carries it out late, and the history has its time', async () => {
    const { at } = await aRecordedSchedule(store, -3, parts);

    expect((await runSite(folder, 'status')).stdout).toContain(`MISSED. Schedule 2: ${offer} goes live at`);
    const ticked = await runSite(folder, 'tick');
    expect([ticked.exitCode, ticked.stdout]).toEqual([
      0,
      expect.stringMatching(/^Schedule 2 is carried out: live is .*, 3 minutes late\)\.$/m),
    ]);
    expect((await runSite(folder, 'status', '--history')).stdout).toContain(
      `${offer}, scheduled for ${shortTime(at)}`,
    );
    expect((await runSite(folder, 'tick')).stdout).toBe('Nothing is due.\nNothing else is scheduled.\n');
  });

  it('what a server or the desk puts live on its date is time-stamped then', async () => {
    const authority = await aTimeStampingAuthority(folder);
    await aRecordedSchedule(store, -3, await publishAll(store, [aLanding({ sentence: 'Holi hours.' })]));
    const context = {
      env: { SITE_TIMESTAMP_URL: authority.url },
      report: { log: () => undefined, progress: () => undefined },
      loadSigner: () => Promise.resolve(null),
    } as unknown as Context;

    const schedules = watchSchedulesOf(context, store);
    try {
      const stampOfLive = async () => new TimeStamps(store).read((await readLiveDeployment(store))!.name);
      while ((await stampOfLive()) === null) await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await schedules.stop();
      await authority.close();
    }
    expect(await livePage(store, 'index.html')).toContain('Holi hours.');
  });

  it('what is refused ends tick with 1, and is in status with the reason', async () => {
    const legal = { release: 'a'.repeat(16), manifestSha256: 'a'.repeat(64) };
    await aRecordedSchedule(store, -3, { legal });

    const ticked = await runSite(folder, 'tick');
    expect([ticked.exitCode, ticked.stderr]).toEqual([
      1,
      expect.stringContaining('Schedule 4 was refused, and what is live stays'),
    ]);
    expect((await runSite(folder, 'status')).stdout).toContain(`REFUSED. Schedule 4: legal@${legal.release}`);
    await runSite(folder, 'cancel', 'legal', '-m', 'There is no such release');
  });

  it('an end alone puts a release live at once, and the release before back then', async () => {
    const { landing } = await publishAll(store, [aLanding({ sentence: 'Pongal hours.' })]);
    const pongal = `landing@${landing!.release}`;
    const live = (await readLiveDeployment(store))!.record;
    const before = `landing@${live.parts.landing!.release}`;

    const { stdout } = await runSite(folder, 'promote', pongal, '--until', '2099-01-15');

    expect(stdout).toMatch(/^Deployment 000004-\w+ is live/);
    expect(stdout).toContain(
      'Until 15 January 2099 at 12:00:00 am +05:30, the beginning of that day in India;',
    );
    expect(await livePage(store, 'index.html')).toContain('Pongal hours.');
    expect((await runSite(folder, 'status')).stdout).toContain(
      `Schedule 5: ${before} goes live again at 15 Jan 2099, 00:00:00 +05:30`,
    );
    expect((await runSite(folder, 'cancel', '5', '-m', 'It goes well')).stdout).toContain(
      `Schedule 5 is cancelled: ${before} does not go live again. To roll back by hand: npm run site -- rollback --part landing`,
    );
  });
});
