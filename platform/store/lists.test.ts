import { mapLimited } from './lists';

describe('mapLimited', () => {
  it('gives back the results in order, and never does more at once than the limit', async () => {
    let underWay = 0;
    let most = 0;

    const results = await mapLimited(
      [5, 4, 3, 2, 1],
      async (item) => {
        most = Math.max(most, ++underWay);
        for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
        underWay -= 1;
        return item * 10;
      },
      2,
    );

    expect(results).toEqual([50, 40, 30, 20, 10]);
    expect(most).toBe(2);
  });

  it('throws the first failure, begins nothing more, and leaves nothing under way', async () => {
    const begun: number[] = [];
    const ended: number[] = [];

    const outcome = mapLimited(
      [1, 2, 3, 4],
      async (item) => {
        begun.push(item);
        if (item === 1) throw new Error('first');
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        ended.push(item);
      },
      2,
    );

    await expect(outcome).rejects.toThrow('first');
    expect(begun).toEqual([1, 2]);
    expect(ended).toEqual([2]);
  });
});
