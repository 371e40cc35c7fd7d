import { describeOnAStore } from '../../testing/each-store';
import { readPublications, recordPublication } from './publications';

const publication = (digit: string) => ({
  part: 'landing',
  release: digit.repeat(16),
  author: 'Asha',
  message: '',
  time: '2026-11-21T04:00:00.000Z',
});

describeOnAStore('publications', (given) => {
  const order = async () =>
    (await readPublications(given.store, 'landing')).map(({ number, release }) => `${number}${release[0]}`);

  it('are not repeated for what is the newest', async () => {
    await recordPublication(given.store, publication('a'));
    await recordPublication(given.store, publication('a'));

    expect(await order()).toEqual(['1a']);
  });

  it.each([
    ['another number', '000007', { number: 1 }],
    ['another part', '000002', { number: 2, part: 'legal' }],
  ])('are not believed with %s than their place says', async (_, name, lie) => {
    const planted = { format: 1, ...publication('e'), ...lie };
    await given.store.create(`publications/landing/${name}.json`, Buffer.from(JSON.stringify(planted)));

    await expect(recordPublication(given.store, publication('a'))).rejects.toMatchObject({
      code: 'record-unreadable',
      message: expect.stringContaining(`publications/landing/${name}.json`),
    });
  });

  it('end with the last number, rather than go round for ever', async () => {
    const planted = { format: 1, ...publication('e'), number: 999_999 };
    await given.store.create('publications/landing/999999.json', Buffer.from(JSON.stringify(planted)));

    await expect(recordPublication(given.store, publication('a'))).rejects.toMatchObject({
      code: 'record-unreadable',
    });
  });

  it('each get a number of their own when several publish at once', async () => {
    const digits = ['a', 'b', 'c', 'd', 'e'];

    await Promise.all(digits.map((digit) => recordPublication(given.store, publication(digit))));

    const recorded = await order();
    expect(recorded.map((entry) => entry[0])).toEqual(['5', '4', '3', '2', '1']);
    expect(recorded.map((entry) => entry[1]).sort()).toEqual(digits);
  });
});
