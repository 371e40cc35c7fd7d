import { describeOnEachStore } from '../testing/each-store';
import { readWithdrawal, recordWithdrawal } from './withdrawals';

const withdrawal = {
  part: 'landing',
  release: 'a'.repeat(16),
  isWithdrawn: true,
  author: 'Asha',
  message: '',
  time: '2026-11-21T04:00:00.000Z',
};

describeOnEachStore('a withdrawal', (given) => {
  it.each([
    ['another number', { number: 2 }],
    ['another release', { number: 1, release: 'b'.repeat(16) }],
  ])('is not believed with %s than its place says', async (_, lie) => {
    const key = `withdrawals/landing/${withdrawal.release}/000001.json`;
    await given.store.create(key, Buffer.from(JSON.stringify({ format: 1, ...withdrawal, ...lie })));

    const readings = await Promise.allSettled([
      readWithdrawal(given.store, 'landing', withdrawal.release),
      recordWithdrawal(given.store, { ...withdrawal, isWithdrawn: false }),
    ]);

    for (const reading of readings)
      expect(reading).toMatchObject({ status: 'rejected', reason: { code: 'record-unreadable' } });
  });
});
