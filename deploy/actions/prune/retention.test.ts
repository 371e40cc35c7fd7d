import { nextLock, type NamedLock } from '../../records/deployment';
import { aLockInput } from '../../testing/records';
import { keepLocks } from './retention';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Locks made so many days before now, newest first, named by that number. */
function aChain(...daysAgo: number[]): NamedLock[] {
  return daysAgo.map((days) => {
    const time = new Date(NOW.getTime() - days * DAY_MS).toISOString();
    return { name: String(days), sha256: 'a'.repeat(64), lock: nextLock(null, aLockInput({ time })) };
  });
}

const keptOf = (locks: NamedLock[], count: number, days: number) => [
  ...keepLocks([{ name: 'live', locks }], { locks: count, days, previewDays: 7 }, NOW).keys(),
];

describe('the kept window', () => {
  it('holds a lock for so many days after it was replaced, not after it was made', () => {
    expect(keptOf(aChain(10, 400, 500), 1, 30)).toEqual(['10', '400']);
  });

  it('holds at least what was live within the last day', () => {
    expect(keptOf(aChain(0.5, 400, 500), 1, 0)).toEqual(['0.5', '400']);
  });

  it('holds the newest locks, however old', () => {
    expect(keptOf(aChain(100, 200, 300), 2, 30)).toEqual(['100', '200']);
  });

  it('holds what is live on every channel', () => {
    const channels = [
      { name: 'live', locks: aChain(100, 200) },
      { name: 'trial', locks: aChain(300, 400) },
    ];

    expect([...keepLocks(channels, { locks: 1, days: 1, previewDays: 7 }, NOW).keys()]).toEqual([
      '100',
      '300',
    ]);
  });
});
