import { describeOnAStore } from '../../testing/each-store';
import { openWithdrawals } from './withdrawals';

const withdrawal = {
  part: 'landing',
  release: 'a'.repeat(16),
  author: 'Asha',
  message: '',
  time: '2026-11-21T04:00:00.000Z',
};

describeOnAStore('a withdrawal', (given) => {
  it('is not believed of another release than its place says', async () => {
    const lie = { format: 1, ...withdrawal, release: 'b'.repeat(16) };
    await given.store.create(
      `withdrawals/landing/${withdrawal.release}.json`,
      Buffer.from(JSON.stringify(lie)),
    );

    await expect((await openWithdrawals(given.store))('landing', withdrawal.release)).rejects.toMatchObject({
      code: 'record-unreadable',
    });
  });
});
