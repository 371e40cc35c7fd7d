import { readLivePointer, siteKey } from '@site/ledger';
import { aLiveSite, goLive, type LiveSite, livePage } from '../../testing/a-live-site';
import { forgePolicy } from '../../testing/tampered-pages';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { rollback } from './rollback';
import { formatStatus } from '../../cli/format/format-status';
import { prove } from '../prove/prove';
import { formatProof } from '../prove/format-proof';
import { readStatus } from '../status';
import { rollbackPart } from './rollback-part';

const landingFor = (day: string) => aLanding({ sentence: `Open on ${day}.` });

const back = ({ store }: LiveSite, target: string | null = null) =>
  rollback({ store, target, author: 'Asha', message: 'Back' });

const dayOf = async ({ store }: LiveSite) => /Open on (\w+)\./.exec(await livePage(store, 'index.html'))?.[1];

describe('a rollback', () => {
  it('shows what visitors saw before, byte for byte, as a deployment of its own', async () => {
    const site = await aLiveSite();
    const before = await livePage(site.store, 'index.html');
    await goLive(site.store, [landingFor('Diwali')]);

    const { status, deployment, rolledBackTo } = await back(site);

    expect([status, rolledBackTo.name]).toEqual(['rolled-back', site.deployment.name]);
    expect(deployment.record).toMatchObject({
      number: 3,
      kind: 'rollback',
      rollsBackTo: site.deployment.name,
    });
    expect(await livePage(site.store, 'index.html')).toBe(before);
  });

  it('puts no pages live that are altered or missing', async () => {
    const site = await aLiveSite();
    const live = await goLive(site.store, [landingFor('Diwali')]);
    await forgePolicy(site.store, site.deployment, (html) => html.replace('30 days', '90 days'));
    await expect(back(site)).rejects.toMatchObject({ code: 'site-altered' });
    await site.store.remove(siteKey(site.deployment.name));
    await expect(back(site)).rejects.toMatchObject({ code: 'site-missing' });
    expect((await readLivePointer(site.store))?.name).toBe(live.name);
  });

  it('rolls back two steps when it is done twice', async () => {
    const site = await aLiveSite();
    await goLive(site.store, [landingFor('Diwali')]);
    await goLive(site.store, [landingFor('Holi')]);

    await back(site);
    expect(await dayOf(site)).toBe('Diwali');
    await back(site);
    expect(await dayOf(site)).toBe('Sunday');
    await expect(back(site)).rejects.toMatchObject({ code: 'deployment-unknown' });
  });

  it('shows what visitors saw before also when that was itself rolled back to', async () => {
    const site = await aLiveSite();
    await goLive(site.store, [landingFor('Diwali')]);
    await back(site);
    await goLive(site.store, [landingFor('Holi')]);

    await back(site);

    expect(await dayOf(site)).toBe('Sunday');
  });

  it('goes to any deployment of the history by number or name, and nowhere when it is there already', async () => {
    const site = await aLiveSite();
    const second = await goLive(site.store, [landingFor('Diwali')]);
    await goLive(site.store, [landingFor('Holi')]);

    await back(site, '1');
    expect(await dayOf(site)).toBe('Sunday');
    await back(site, second.name);
    expect(await dayOf(site)).toBe('Diwali');
    expect((await back(site, '2')).status).toBe('already-live');
    await expect(back(site, '99')).rejects.toMatchObject({ code: 'deployment-unknown' });
  });
});

const request = { part: 'landing', author: 'Asha', message: 'Wrong price' };

async function aSiteOfTwoLandings() {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  return store;
}

describe('rolling back one part', () => {
  it('is a rollback in the record, in the status and in the proof', async () => {
    const store = await aSiteOfTwoLandings();

    const { deployment } = await rollbackPart({ store, target: null, ...request });

    expect(deployment.record).toMatchObject({ kind: 'rollback', site: null });
    expect(formatStatus(await readStatus(store, ['landing']), new Date())).toContain(
      `It rolled one part back to its release of deployment ${deployment.record.rollsBackTo}`,
    );
    const moment = { time: new Date(deployment.record.time), meaning: 'then' };
    expect(formatProof(await prove({ store, url: '/', moment }))).toContain('one part rolled back');
  });

  it('is rolled back to the deployment that it names, and leaves the other parts each time', async () => {
    const store = await aSiteOfTwoLandings();

    const { replaced } = await rollbackPart({ store, target: null, ...request });
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect(await livePage(store, 'privacy-policy.html')).toContain('We keep it for 60 days.');
    const again = await rollbackPart({ store, target: String(replaced.record.number), ...request });

    expect(again.status).toBe('rolled-back');
    expect(await livePage(store, 'index.html')).toContain('Open on Diwali.');
    expect(await livePage(store, 'privacy-policy.html')).toContain('We keep it for 60 days.');
    expect((await rollbackPart({ store, target: '3', ...request })).status).toBe('already-live');
  });

  it('refuses a deployment that never was, and one without the part', async () => {
    const store = await aSiteOfTwoLandings();

    await expect(rollbackPart({ store, target: '9', ...request })).rejects.toMatchObject({
      code: 'deployment-unknown',
    });
    for (const part of ['blog', 'constructor'])
      await expect(rollbackPart({ store, target: '1', ...request, part })).rejects.toMatchObject({
        code: 'release-unknown',
      });
  });
});
