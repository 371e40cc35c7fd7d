import { MemoryStore } from '../../testing/memory-store';
import { aLiveSite, goLive, goBack } from '../../testing/a-live-site';
import { NO_BRANCH } from '@site/ledger';
import { aLanding, aShell, publishTiny } from '../../testing/tiny-parts';
import { chooseCandidate, newestReleases } from './choose-candidate';

const PARTS = ['shell', 'landing', 'legal'];
const ASHA = { parts: PARTS, author: 'Asha' };

describe('given a landing release that was live and was rolled back', () => {
  async function aSiteGoneBack(how: 'whole' | 'part') {
    const { store, deployment: first } = await aLiveSite();
    const bad = await goLive(store, [aLanding({ sentence: 'Free gold.' })]);
    await goBack(store, how === 'part' ? { part: 'landing' } : {});
    return { store, first, bad: bad.record.parts.landing! };
  }

  it.each(['whole', 'part'] as const)(
    'is left out of the newest releases, with who and why (%s)',
    async (how) => {
      const { store, bad } = await aSiteGoneBack(how);

      const { parts, left } = await newestReleases(store, PARTS, 'Asha');

      expect(Object.keys(parts)).toEqual(['shell', 'legal']);
      expect(left).toMatchObject([{ code: 'release-rolled-back', severity: 'warning' }]);
      expect(left[0]!.message).toContain(`landing@${bad.release}`);
      expect(left[0]!.message).toContain('by Asha: Wrong');
    },
  );

  it('is refused when its part alone is named, and taken when it is named itself', async () => {
    const { store, bad } = await aSiteGoneBack('whole');

    await expect(chooseCandidate(store, [{ part: 'landing', release: null }], ASHA)).rejects.toMatchObject({
      code: 'release-rolled-back',
      remedy: expect.stringContaining(`npm run site -- promote landing@${bad.release}`) as string,
    });
    expect((await chooseCandidate(store, [{ part: 'landing', release: bad.release }], ASHA)).parts).toEqual({
      landing: bad,
    });
  });

  it('does not stand in the way of a newer one', async () => {
    const { store } = await aSiteGoneBack('whole');
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Gold at a price.' }));

    const { parts, left } = await newestReleases(store, PARTS, 'Asha');

    expect(parts.landing?.release).toBe(manifest.release);
    expect(left).toEqual([]);
  });

  it('can be the newest again once it was put live again by name', async () => {
    const { store } = await aSiteGoneBack('whole');
    await goLive(store, [aLanding({ sentence: 'Free gold.' })]);

    expect((await newestReleases(store, PARTS, 'Asha')).left).toEqual([]);
  });
});

describe('a promotion that names no release', () => {
  const diwali = (input: object) => aLanding({ sentence: 'Open on Diwali.', input });
  const holi = (input: object) => aLanding({ sentence: 'Open on Holi.', input });

  it.each([
    ['by another author', { author: 'Vikram' }, 'release-of-another-author', 'by Vikram, not by Asha'],
    [
      'from another branch',
      { git: { commit: 'a'.repeat(40), dirty: false, draft: 'holi-ideas' } },
      'release-of-branch',
      'from the branch "holi-ideas"',
    ],
  ])('takes what its author looked at, not what was published %s since', async (_, input, code, fact) => {
    const { store } = await aLiveSite();
    const mine = await publishTiny(store, diwali({}));
    const other = await publishTiny(store, holi(input));

    const { parts, left } = await newestReleases(store, PARTS, 'Asha');

    expect(parts.landing?.release).toBe(mine.manifest.release);
    expect(left).toMatchObject([{ code, severity: 'warning' }]);
    expect(left[0]!.message).toContain(fact);
    expect(left[0]!.remedy).toContain(`npm run site -- promote landing@${other.manifest.release}`);
    await expect(chooseCandidate(store, [{ part: 'landing', release: null }], ASHA)).rejects.toMatchObject({
      code,
    });
  });

  it('takes a release that its author published and another author published again', async () => {
    const { store } = await aLiveSite();
    const mine = await publishTiny(store, diwali({}));
    await publishTiny(store, diwali({ author: 'Build server' }));

    const { parts, left } = await newestReleases(store, PARTS, 'Asha');

    expect([parts.landing?.release, left]).toEqual([mine.manifest.release, []]);
  });

  it('stays with what is live after the old words were published again', async () => {
    const { store, deployment } = await aLiveSite();
    await publishTiny(store, diwali({}));
    await publishTiny(store, aLanding());

    const { parts } = await newestReleases(store, PARTS, 'Asha');

    expect(parts.landing).toEqual(deployment.record.parts.landing);
  });

  it('takes the others while a part that the working copy knows is not published, and says so', async () => {
    const { store } = await aLiveSite();
    const mine = await publishTiny(store, diwali({}));

    const { parts, left } = await newestReleases(store, [...PARTS, 'careers'], 'Asha');

    expect(Object.keys(parts)).toEqual(PARTS);
    expect(parts.landing?.release).toBe(mine.manifest.release);
    expect(left).toMatchObject([{ code: 'part-unpublished', severity: 'information' }]);
    expect(left[0]!.message).toContain('careers');
  });

  it('names, where nothing is live and all was published without a branch, the command that takes it', async () => {
    const store = new MemoryStore();
    const git = { commit: 'a'.repeat(40), dirty: false, draft: NO_BRANCH };
    const [shell, landing] = [aShell({ input: { git } }), diwali({ git })];
    const names = [await publishTiny(store, shell), await publishTiny(store, landing)].map(
      ({ manifest: { part, release } }) => `${part}@${release}`,
    );

    await expect(newestReleases(store, PARTS, 'Asha')).rejects.toMatchObject({
      code: 'release-of-branch',
      message: expect.stringContaining('from a commit that is checked out without a branch') as string,
      remedy: expect.stringContaining(`npm run site -- promote ${names.join(' ')}. Or`) as string,
    });
  });

  it('is refused in a store without publications', async () => {
    await expect(newestReleases(new MemoryStore(), PARTS, 'Asha')).rejects.toMatchObject({
      code: 'release-unknown',
    });
  });
});
