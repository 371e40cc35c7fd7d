import { aSide, type Behaviour, randomFrom, visit, visits, WELL } from '../testing/simulated-visits';
import { ENOUGH_ARRIVALS, type Evaluation, evaluateAfter, evaluateSides } from './evaluate';

const SHARES = [0.05, 0.25, 0.5];
const NEVER_STARTS: Behaviour = { ...WELL, starts: 0 };
const FAILS: Behaviour = { ...WELL, fails: 0.1 };

/**
 * A share of a rollout that is looked at after every few visits.
 * @param most arrivals that it gets on the new side
 * @param nth share of the rollout
 * @returns arrivals on the new side at the first verdict that ends it; `most` without one
 */
function rollOut(
  random: () => number,
  {
    share,
    behaviour,
    most,
    every = 1,
    nth = 1,
  }: { share: number; behaviour: Behaviour; most: number; every?: number; nth?: number },
): { verdict: Evaluation['verdict']; arrivals: number } {
  const [old, next] = [aSide(), aSide()];
  while (next.arrivals < most) {
    for (let made = 0; made < every; made += 1)
      if (random() < share) visit(next, behaviour, random);
      else visit(old, WELL, random);
    if (evaluateSides(old, next, share, nth).verdict === 'worse')
      return { verdict: 'worse', arrivals: next.arrivals };
  }
  return { verdict: evaluateSides(old, next, share, nth).verdict, arrivals: next.arrivals };
}

const rolledOut = (count: number, rollout: Parameters<typeof rollOut>[1]) =>
  Array.from({ length: count }, (_, seed) => rollOut(randomFrom(seed + 1), rollout));
const undone = (outcomes: { verdict: string }[]) =>
  outcomes.filter(({ verdict }) => verdict === 'worse').length / outcomes.length;

describe('a share of visitors gets the new version', () => {
  it('of 1,000 rollouts without a difference, looked at every minute of a shop, which has a visit in five, at most 5 % are undone', () => {
    const outcomes = rolledOut(1_000, { share: 0.5, behaviour: WELL, most: ENOUGH_ARRIVALS });

    expect(undone(outcomes)).toBeLessThanOrEqual(0.05);
  });

  it('of 1,000 rollouts without a difference, looked at every minute in a city at each share in turn, at most 5 % are undone', () => {
    const random = randomFrom(11);
    // 300,000 visits a day are 208 a minute.
    const outcomes = Array.from({ length: 1_000 }, () => ({
      verdict: SHARES.map((share, index) =>
        rollOut(random, { share, behaviour: WELL, most: ENOUGH_ARRIVALS, every: 208, nth: index + 1 }),
      ).some(({ verdict }) => verdict === 'worse')
        ? 'worse'
        : 'fine',
    }));

    expect(undone(outcomes)).toBeLessThanOrEqual(0.05);
  });

  it.each(SHARES)('a version that never starts is undone within 50 arrivals at a share of %d', (share) => {
    const outcomes = rolledOut(200, { share, behaviour: NEVER_STARTS, most: 50 });

    expect(undone(outcomes)).toBe(1);
  });

  it.each([
    ['never starts', NEVER_STARTS],
    ['fails in 10 % of visits instead of 1 %', FAILS],
  ])('a version that %s is undone within four minutes in a city at half its visitors', (_, behaviour) => {
    const outcomes = rolledOut(100, { share: 0.5, behaviour, most: 4 * 104, every: 208 });

    expect(undone(outcomes)).toBeGreaterThanOrEqual(0.99);
  });

  it('a version that fails in 10 % of visits instead of 1 % is undone within 400 arrivals at a third share, too', () => {
    const outcomes = rolledOut(100, { share: 0.5, behaviour: FAILS, most: 400, every: 5, nth: 3 });

    expect(undone(outcomes)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(SHARES)(
    'a version that fails in 10 %% of visits instead of 1 %% is undone within 400 arrivals at a share of %d',
    (share) => {
      const outcomes = rolledOut(100, { share, behaviour: FAILS, most: 400, every: 5 });

      expect(undone(outcomes)).toBeGreaterThanOrEqual(0.99);
    },
  );

  it('a version that is slow in half of all visits instead of a quarter is undone within 1,000 arrivals', () => {
    const outcomes = rolledOut(100, {
      share: 0.25,
      behaviour: { ...WELL, slow: 0.5 },
      most: 1_000,
      every: 5,
    });

    expect(undone(outcomes)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('all visitors get the new version', () => {
  /** @returns arrivals at the verdict *worse*; null without one */
  function after(seed: number, behaviour: Behaviour, most: number): number | null {
    const random = randomFrom(seed);
    const before = visits(2_000, WELL, random);
    const next = aSide();
    while (next.arrivals < most) {
      visit(next, behaviour, random);
      if (next.arrivals % 20 === 0 && evaluateAfter(before, next).verdict === 'worse') return next.arrivals;
    }
    return null;
  }
  const afterAll = (count: number, behaviour: Behaviour, most: number) =>
    Array.from({ length: count }, (_, seed) => after(seed + 1, behaviour, most));

  it('of 200 deployments without a difference, at most 5 % are called worse', () => {
    const found = afterAll(200, WELL, 1_000).filter((arrivals) => arrivals !== null);

    expect(found.length / 200).toBeLessThanOrEqual(0.05);
  });

  it('a version that never starts is found within 50 arrivals', () => {
    expect(afterAll(100, NEVER_STARTS, 50)).not.toContain(null);
  });

  it('a version that fails in 10 % of visits instead of 1 % is found within 400 arrivals in 95 of 100', () => {
    const found = afterAll(100, FAILS, 400).filter((arrivals) => arrivals !== null);

    expect(found.length).toBeGreaterThanOrEqual(95);
  });
});
