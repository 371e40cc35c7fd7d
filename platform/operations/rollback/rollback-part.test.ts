import type { Store } from '@site/store';
import { aLiveSite, goLive, goBack } from '../../testing/a-live-site';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { earlierRelease } from './rollback-part';

describe('the release that a part rolls back to, given landing A, then B, then another policy, then landing C', () => {
  let store: Store;
  let ids: Record<'A' | 'B' | 'C', string>;

  beforeEach(async () => {
    const first = await aLiveSite([aShell(), aLanding({ sentence: 'A' }), aLegal({ clause: '30 days.' })]);
    store = first.store;
    const releaseOf = (deployment: typeof first.deployment) => deployment.record.parts.landing!.release;
    const second = await goLive(store, [aLanding({ sentence: 'B' })]);
    await goLive(store, [aLegal({ clause: '60 days.' })]);
    const fourth = await goLive(store, [aLanding({ sentence: 'C' })]);
    ids = { A: releaseOf(first.deployment), B: releaseOf(second), C: releaseOf(fourth) };
  });

  const rollBack = async (part: string) => {
    const { deployment } = await goBack(store, { part });
    return deployment.record.parts[part]!.release;
  };

  it('is the one before, whatever the other parts did', async () => {
    expect((await earlierRelease(store, 'landing')).release.release).toBe(ids.B);
  });

  it('is one further back each time', async () => {
    expect(await rollBack('landing')).toBe(ids.B);
    expect(await rollBack('landing')).toBe(ids.A);
    await expect(earlierRelease(store, 'landing')).rejects.toMatchObject({
      code: 'release-first',
      remedy: expect.stringContaining('site -- status --history') as string,
    });
  });

  it('is not changed by rolling back another part in between', async () => {
    await rollBack('landing');
    await rollBack('legal');

    expect(await rollBack('landing')).toBe(ids.A);
  });

  it('is the one before again after something new went live', async () => {
    await rollBack('landing');
    await goLive(store, [aLanding({ sentence: 'D' })]);

    expect(await rollBack('landing')).toBe(ids.B);
  });

  it('lies before the deployment that the whole site rolled back to', async () => {
    await goBack(store, { target: '2' });

    expect(await rollBack('landing')).toBe(ids.A);
  });

  it('does not lead a rollback of the whole site astray: it rolls back to what visitors saw before', async () => {
    await rollBack('landing');

    const { deployment } = await goBack(store);

    expect(deployment.record.parts.landing!.release).toBe(ids.C);
  });
});

it('names rolling back the whole site where a part was built with other business values than the live frame', async () => {
  const values = { businessValues: { brandName: 'Mandi' } };
  const { store } = await aLiveSite();
  await goLive(store, [aShell(values), aLanding(values), aLegal(values)]);

  await expect(goBack(store, { part: 'landing' })).rejects.toMatchObject({
    problems: [
      { code: 'business-values-differ', remedy: expect.stringMatching(/^Roll back the whole site/) },
    ],
  });
});
