import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLanding, publishTiny } from '../../testing/tiny-parts';
import { rollback } from '../rollback/rollback';
import { rollbackPart } from '../rollback/rollback-part';
import { namedReleases, newestReleases } from './promotable';

const PARTS = ['shell', 'landing', 'legal'];

describe('given a landing release that was live and was taken back', () => {
  async function aSiteGoneBack(how: 'whole' | 'part') {
    const { store, deployment: first } = await aLiveSite();
    const bad = await goLive(store, [aLanding({ sentence: 'Free gold.' })]);
    const request = { store, author: 'Meera', message: 'Wrong price', progress: () => undefined };
    if (how === 'whole') await rollback({ ...request, target: null });
    else await rollbackPart({ ...request, part: 'landing' });
    return { store, first, bad: bad.record.parts.landing! };
  }

  it.each(['whole', 'part'] as const)(
    'is left out of the newest releases, with who and why (%s)',
    async (how) => {
      const { store, bad } = await aSiteGoneBack(how);

      const { parts, left } = await newestReleases(store, PARTS);

      expect(Object.keys(parts)).toEqual(['shell', 'legal']);
      expect(left).toMatchObject([{ code: 'release-taken-back', severity: 'warning' }]);
      expect(left[0]!.message).toContain(`landing@${bad.release}`);
      expect(left[0]!.message).toContain('by Meera: Wrong price');
    },
  );

  it('is refused when its part alone is named, and taken when it is named itself', async () => {
    const { store, bad } = await aSiteGoneBack('whole');

    await expect(namedReleases(store, [{ part: 'landing', release: null }])).rejects.toMatchObject({
      code: 'release-taken-back',
      remedy: expect.stringContaining(`npm run site -- promote landing@${bad.release}`) as string,
    });
    expect((await namedReleases(store, [{ part: 'landing', release: bad.release }])).parts).toEqual({
      landing: bad,
    });
  });

  it('does not stand in the way of a newer one', async () => {
    const { store } = await aSiteGoneBack('whole');
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Gold at a price.' }));

    const { parts, left } = await newestReleases(store, PARTS);

    expect(parts.landing?.release).toBe(manifest.release);
    expect(left).toEqual([]);
  });

  it('can be the newest again once it was put live again by name', async () => {
    const { store } = await aSiteGoneBack('whole');
    await goLive(store, [aLanding({ sentence: 'Free gold.' })]);

    expect((await newestReleases(store, PARTS)).left).toEqual([]);
  });
});
