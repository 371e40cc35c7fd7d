import { describeOnAStore } from '../../testing/each-store';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { chooseReleases, readChoice } from './choose-releases';

it('reads a part, and a part with a release', () => {
  expect(readChoice('landing')).toEqual({ part: 'landing', release: null });
  expect(readChoice('landing@3fa9')).toEqual({ part: 'landing', release: '3fa9' });
});

it.each(['landing@', 'landing@3fa9@c2d4'])('does not guess what %s means', (words) => {
  expect(() => readChoice(words)).toThrow(`"${words}" names no release.`);
});

describeOnAStore('choosing releases', (given) => {
  const publish = async (sentence: string, time: string) =>
    (await publishAll(given.store, [aLanding({ sentence, input: { time } })])).landing!;

  /** Releases of landing, so many that two of their ids begin with the same digit. */
  const publishMany = () =>
    Promise.all(Array.from({ length: 17 }, (_, day) => publish(`Day ${day}`, '2026-11-20T04:00:00.000Z')));

  const newest = () => chooseReleases(given.store, [{ part: 'landing', release: null }]);

  it('takes what was published last, whatever the clocks of the publishers said', async () => {
    await publish('From 2099', '2099-01-01T00:00:00.000Z');
    const landing = await publish('Diwali', '2026-11-21T04:00:00.000Z');

    expect(await newest()).toEqual({ landing });
  });

  it('takes an earlier release after its source was restored and published again', async () => {
    const landing = await publish('Open on Sunday.', '2026-11-20T04:00:00.000Z');
    await publish('Free gold.', '2026-11-21T04:00:00.000Z');
    await publish('Open on Sunday.', '2026-11-20T04:00:00.000Z');

    expect(await newest()).toEqual({ landing });
  });

  it('takes the one that the first digits name', async () => {
    const older = await publish('Diwali', '2026-11-21T04:00:00.000Z');
    await publish('Holi', '2026-11-22T04:00:00.000Z');

    const choice = { part: 'landing', release: older.release.slice(0, 12) };

    expect(await chooseReleases(given.store, [choice])).toEqual({ landing: older });
  });

  it('looks at no other release than the ones that the digits may name', async () => {
    const ids = (await publishMany()).map(({ release }) => release);
    const has = jest.spyOn(given.store, 'has');

    await chooseReleases(given.store, [{ part: 'landing', release: ids[0]! }]);
    expect(has).not.toHaveBeenCalled();
    await chooseReleases(given.store, [{ part: 'landing', release: ids[0]!.slice(0, 12) }]);
    expect(has).toHaveBeenCalledTimes(1);
  });

  it('asks for more digits when they name several', async () => {
    const ids = (await publishMany()).map(({ release }) => release);
    const first = ids.map((id) => id[0]!).find((digit, index, all) => all.indexOf(digit) !== index)!;

    await expect(chooseReleases(given.store, [{ part: 'landing', release: first }])).rejects.toMatchObject({
      code: 'release-ambiguous',
      remedy: 'Give more digits of the release id.',
    });
  });

  it.each([
    [null, 'No release of landing is published.'],
    ['3fa9', 'There is no release 3fa9 of landing.'],
  ])('says when there is none (%s)', async (release, message) => {
    await expect(chooseReleases(given.store, [{ part: 'landing', release }])).rejects.toMatchObject({
      code: 'release-unknown',
      message,
      remedy: 'Publish one: npm run site -- publish landing',
    });
  });
});
