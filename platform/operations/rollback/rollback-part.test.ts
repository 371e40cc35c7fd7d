import { formatStatus } from '../../cli/format/format-status';
import { livePage } from '../../testing/live-page';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { prove } from '../prove/prove';
import { formatProof } from '../prove/format-proof';
import { readStatus } from '../status';
import { rollbackPart } from './rollback-part';

const request = { part: 'landing', author: 'Asha', message: 'Wrong price', progress: () => undefined };

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
