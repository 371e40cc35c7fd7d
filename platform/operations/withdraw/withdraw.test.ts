import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLanding, publishTiny } from '../../testing/tiny-parts';
import { formatStatus } from '../../cli/format/format-status';
import type { Store } from '@site/store';
import { aScheduledPolicy } from '../../testing/a-schedule';
import { readHistory } from '../history';
import { preview } from '../preview';
import { newestReleases } from '../promote/choose-candidate';
import { promote } from '../promote/promote';
import { rollback } from '../rollback/rollback';
import { rollbackPart } from '../rollback/rollback-part';
import { readStatus } from '../status';
import { withdraw } from './withdraw';

const PARTS = ['shell', 'landing', 'legal'];
const who = { author: 'Asha', message: 'Wrong price' };
const quiet = { progress: () => undefined };
const wrong = aLanding({ sentence: 'Gold for free.' });

const withdrawLanding = (store: Store, release: string | null) =>
  withdraw({ store, choice: { part: 'landing', release }, ...who });

describe('a withdrawn release', () => {
  async function aSiteWithAWithdrawnRelease() {
    const { store } = await aLiveSite();
    const { manifest, sha256 } = await publishTiny(store, wrong);
    await withdrawLanding(store, manifest.release.slice(0, 8));
    const parts = { landing: { release: manifest.release, manifestSha256: sha256 } };
    return { store, parts, name: `landing@${manifest.release}` };
  }

  it('does not go live, named or not, and the refusal says who, why and what to do', async () => {
    const { store, parts, name } = await aSiteWithAWithdrawnRelease();

    await expect(promote({ store, parts, ...who, ...quiet })).rejects.toMatchObject({
      problems: [
        {
          code: 'release-withdrawn',
          message: expect.stringMatching(`${name} .*Asha .*Wrong price`) as string,
          remedy: expect.stringContaining('the same source gives the same release') as string,
        },
      ],
    });
    const newest = await newestReleases(store, PARTS, 'Asha');
    expect(newest.parts).not.toHaveProperty('landing');
    expect(newest.left.map(({ code }) => code)).toEqual(['release-withdrawn']);
  });

  it('is marked in the status, and its preview says so', async () => {
    const { store, parts } = await aSiteWithAWithdrawnRelease();

    const status = await readStatus(store, PARTS);
    expect(status.newer[0]?.withdrawn).toMatchObject(who);
    expect(formatStatus(status, new Date())).toContain('WITHDRAWN by Asha: Wrong price');
    expect((await preview({ store, parts })).problems.map(({ code }) => code)).toEqual(['release-withdrawn']);
  });

  it('stays withdrawn when the same source is published again', async () => {
    const { store, parts } = await aSiteWithAWithdrawnRelease();
    await publishTiny(store, wrong);

    await expect(promote({ store, parts, ...who, ...quiet })).rejects.toMatchObject({
      problems: [{ code: 'release-withdrawn' }],
    });
  });

  it('is rolled back to neither by its part nor by the site, and is marked in the history', async () => {
    const { store, deployment: first } = await aLiveSite();
    const second = await goLive(store, [wrong]);
    await goLive(store, [aLanding({ sentence: 'Gold at a price.' })]);
    await withdrawLanding(store, second.record.parts.landing!.release);

    await expect(rollback({ store, target: '2', ...who })).rejects.toMatchObject({
      problems: [{ code: 'release-withdrawn' }],
    });
    expect((await readHistory(store, 5)).entries.map(({ withdrawn }) => withdrawn)).toEqual([
      [],
      ['landing'],
      [],
    ]);
    const { release } = await rollbackPart({ store, part: 'landing', target: null, ...who, ...quiet });
    expect(release).toBe(first.record.parts.landing!.release);
  });
});

it('withdraws once, and only a release that is named and not live', async () => {
  const { store, deployment } = await aLiveSite();
  const { manifest } = await publishTiny(store, wrong);

  const statuses = [
    await withdrawLanding(store, manifest.release),
    await withdrawLanding(store, manifest.release),
  ];

  expect(statuses.map(({ status }) => status)).toEqual(['withdrawn', 'already-withdrawn']);
  await expect(withdrawLanding(store, null)).rejects.toMatchObject({ code: 'choice-unreadable' });
  await expect(withdrawLanding(store, deployment.record.parts.landing!.release)).rejects.toMatchObject({
    code: 'release-live',
  });
});

it('a person whom the access policy knows withdraws no release of a part in whose team that person is not', async () => {
  const { store, team, parts } = await aScheduledPolicy();
  const choice = { part: 'legal', release: parts.legal!.release };
  const { meera } = team;

  await expect(withdraw({ store, choice, ...who, loadSigner: meera.loadSigner })).rejects.toMatchObject({
    code: 'signer-not-of-team',
  });
  expect((await readStatus(store, PARTS)).newer[0]?.withdrawn).toBeNull();
});
