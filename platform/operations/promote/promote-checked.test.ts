import { type Check, Checks, previewId } from '@site/ledger';
import { recordCheck } from '../../testing/a-check';
import { aLiveSite, promoteParts } from '../../testing/a-live-site';
import { aSignedSite, promoteBy, publishBy } from '../../testing/a-team';
import { aLanding, aLegal, aShell, publishAll } from '../../testing/tiny-parts';
import { readHistory } from '../history';
import { waivePolicy } from '../people/policy';

const ORIGIN = 'https://www.brand.in';
const publicShell = aShell({ siteOrigin: ORIGIN });
const diwali = aLanding({ sentence: 'Open on Diwali.' });

/** A site on its public address; its first deployment went live unchecked. */
async function aPublicSite() {
  const site = await aLiveSite([aShell(), aLanding(), aLegal()]);
  await waivePolicy({ store: site.store, author: 'Asha', message: 'One person ships' });
  await promoteParts(site.store, [publicShell], { isUnchecked: true, message: 'To the world' });
  return site;
}

describe('a release that goes live on a public address', () => {
  it('is refused before a browser has opened it, and the live site stays as it was', async () => {
    const { store } = await aPublicSite();
    const before = await readHistory(store, 9);

    await expect(promoteParts(store, [diwali])).rejects.toMatchObject({
      problems: [{ code: 'check-missing', remedy: expect.stringContaining('site -- check') as string }],
    });
    await expect(promoteParts(store, [diwali], { dryRun: true })).rejects.toThrow('No browser has opened');
    expect(await readHistory(store, 9)).toEqual(before);
  });

  it('goes live by a check of exactly this combination, whose hash the deployment names', async () => {
    const { store } = await aPublicSite();
    const sha256 = await recordCheck(store, await publishAll(store, [diwali]));

    const { deployment } = await promoteParts(store, [diwali]);

    expect([deployment.record.check, deployment.record.unchecked]).toEqual([sha256, undefined]);
  });

  it.each<[string, Partial<Check>, string]>([
    ['found something', { isPassed: false }, 'check-failed'],
    ['left out pages', { paths: ['/'] }, 'check-partial'],
    ['is older than the release', { time: '2020-01-01T00:00:00.000Z' }, 'check-outdated'],
  ])('is refused where the last check %s', async (_, changes, code) => {
    const { store } = await aPublicSite();
    const parts = await publishAll(store, [diwali]);
    await recordCheck(store, parts);
    await recordCheck(store, parts, changes);

    await expect(promoteParts(store, [diwali])).rejects.toMatchObject({ problems: [{ code }] });
  });

  it('is refused where the check names other bytes than its preview has', async () => {
    const { store } = await aPublicSite();
    const { landing } = await publishAll(store, [diwali]);
    const [live] = (await readHistory(store, 1)).entries;
    const others = { ...live!.record.parts, landing: { ...landing!, manifestSha256: 'a'.repeat(64) } };
    await recordCheck(store, { landing: landing! }, { parts: others });

    await expect(promoteParts(store, [diwali])).rejects.toMatchObject({ code: 'record-unreadable' });
  });

  it('is refused where what was live at the check is live no more', async () => {
    const { store } = await aPublicSite();
    await recordCheck(store, await publishAll(store, [diwali]));
    await promoteParts(store, [aLegal({ clause: 'We keep it for 60 days.' })], {
      isUnchecked: true,
      message: 'The court said so',
    });

    await expect(promoteParts(store, [diwali])).rejects.toMatchObject({
      problems: [{ code: 'check-missing' }],
    });
  });

  it('goes live unchecked for a reason alone, and the history shows it', async () => {
    const { store } = await aPublicSite();

    await expect(promoteParts(store, [diwali], { isUnchecked: true })).rejects.toMatchObject({
      code: 'reason-missing',
    });
    await promoteParts(store, [diwali], { isUnchecked: true, message: 'Wrong phone number is live' });

    const [newest] = (await readHistory(store, 1)).entries;
    expect(newest!.record).toMatchObject({ unchecked: true, message: 'Wrong phone number is live' });
  });

  it('takes no check to roll back to what was live before', async () => {
    const { store } = await aPublicSite();
    const { name } = (await readHistory(store, 1)).entries[0]!;
    await promoteParts(store, [diwali], { isUnchecked: true, message: 'Diwali' });

    const { status } = await promoteParts(store, [aLanding()], { rollsBackTo: name });

    expect(status).toBe('promoted');
  });
});

it('a release on no public address goes live without a check, and says nothing of one', async () => {
  const { store } = await aLiveSite();

  const { deployment } = await promoteParts(store, [diwali]);

  expect([deployment.record.check, deployment.record.unchecked]).toEqual([undefined, undefined]);
});

describe('where there is an access policy', () => {
  it('a check counts that one of them signed, and no other', async () => {
    const { store, team } = await aSignedSite();
    await promoteBy(store, await publishBy(store, publicShell, team.asha), team.ravi, {
      isUnchecked: true,
      message: 'To the world',
    });
    const parts = await publishBy(store, diwali, team.meera);
    await recordCheck(store, parts);

    await expect(promoteBy(store, parts, team.meera)).rejects.toMatchObject({
      problems: [{ code: 'check-unsigned' }],
    });
    const sha256 = await recordCheck(store, parts, { author: 'Meera' }, team.meera);
    const { deployment } = await promoteBy(store, parts, team.meera);

    expect(deployment.record.check).toBe(sha256);
    expect((await new Checks(store, previewId(deployment.record.parts)).readNewest(null))?.sha256).toBe(
      sha256,
    );
  });
});
