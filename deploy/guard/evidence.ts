/**
 * Evidence that may be looked at after every observation (an e-process): the likelihood under a fixed mixture of worse rates,
 * divided by that under the rate in question. If the rate is not above it, it ever reaches 1/α with probability α at most,
 * however often it is looked at (Ville's inequality). This is the mixture sequential probability ratio test.
 * @see Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", Ann. Math. Statist. 41 (1970)
 * @see Johari, Koomen, Pekelis, Walsh, "Always Valid Inference", Operations Research 70 (2022), https://arxiv.org/abs/1512.04922
 */

// Asked for by name at each call, Jest's sandbox makes them ten times slower.
const { exp, log, log1p } = Math;

/** The mixture: odds so many times higher, each with the same weight. A rate that never happens and one that always does lie between. */
const MORE = [1.25, 1.5, 2, 3, 5, 10, 30, 100];

/** The mixture for a rate that may be wrong in either direction. */
const OTHER = [1.1, 1.25, 1.5, 2, 4].flatMap((times) => [times, 1 / times]);

/** How many times likelier observations are under the mixture than under the rate that the test was made for. */
type SequentialTest = (events: number, observations: number) => number;

/**
 * Whether something happens more often.
 * @param rate above 0 and below 1
 */
export function testOfMore(rate: number): SequentialTest {
  return testOf(rate, MORE);
}

/** Whether something happens more often or less often. */
export function testOfOther(rate: number): SequentialTest {
  return testOf(rate, OTHER);
}

/** How finely {@link highestRate} is found. */
const STEPS = 20;

/**
 * The highest rate that the observations do not refute: the upper end of a confidence sequence, which holds at all times together with
 * probability 1 − α.
 * @see Howard, Ramdas, McAuliffe, Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Ann. Statist. 49 (2021)
 */
export function highestRate(events: number, observations: number, alpha: number): number {
  let [held, refuted] = [observations > 0 ? events / observations : 1, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (held + refuted) / 2;
    // That the rate is lower is that the opposite happens more often.
    const isRefuted = testOfMore(1 - rate)(observations - events, observations) >= 1 / alpha;
    if (isRefuted) refuted = rate;
    else held = rate;
  }
  return refuted;
}

function testOf(rate: number, odds: number[]): SequentialTest {
  // With odds so many times higher, the rate is rate·times / (1 − rate + rate·times).
  const logarithms = odds.map((times) => [log(times), log1p(rate * (times - 1))] as const);
  return (events, observations) => {
    let sum = 0;
    for (const [ofEvent, ofAll] of logarithms) sum += exp(events * ofEvent - observations * ofAll);
    return sum / odds.length;
  };
}
