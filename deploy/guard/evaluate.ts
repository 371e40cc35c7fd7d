import { highestRate, testOfMore, testOfOther } from './evidence';

/** What was counted of the visits of one side: those that got the new version, or those that got the old one. */
export interface Side {
  /** Visits whose page arrived. */
  arrivals: number;
  /** Of these, visits in which the site started. */
  starts: number;
  /** Visits in which a part failed, by part. */
  failures: Record<string, number>;
  /** Visits by their Largest Contentful Paint. */
  lcp: VitalCounts;
  /** Visits by their Interaction to Next Paint. */
  inp: VitalCounts;
}

/** Visits with a figure, and those in which it was slow: slower than in three of four visits before the new version. */
interface VitalCounts {
  measured: number;
  slow: number;
}

/** One thing that is compared. */
interface Measure {
  /** `never started`, `failures of landing`, `sample ratio`, `LCP`, `INP`. */
  name: string;
  /** What was seen on the old side and on the new, as shares of 1; for the sample ratio, what was to be seen and what was. */
  before: number;
  after: number;
  /** How many times likelier what was seen is if the new version is worse, than if it is not. */
  evidence: number;
}

export interface Evaluation {
  verdict: 'worse' | 'not enough visits' | 'fine';
  /** Those with the most evidence first. */
  measures: Measure[];
  /** Arrivals that are missing on the side that has fewest; 0 when there are enough. */
  missing: number;
}

/**
 * The probability that a version that is not worse is called worse, over all measures, all looks and all shares of a rollout together. The mean of the
 * measures' evidence is evidence again, whatever hangs together with what, so it is held to 1/α: never weaker than
 * Bonferroni's correction, under which a single measure would have to reach their number / α.
 * @see Vovk, Wang, "E-values: Calibration, combination and applications", Ann. Statist. 49 (2021), https://arxiv.org/abs/1912.06116
 */
const ALPHA = 0.05;

/** Arrivals on each side below which nothing is called fine. By simulation, a version that fails in 10 % of visits instead of 1 % is found by then. */
export const ENOUGH_ARRIVALS = 400;

/**
 * Compares both sides of a share of visitors who get the new version at the same time as others get the old one. If nothing is worse,
 * the side of a visit is a throw of a coin whatever happened in it: of the visits that failed, this share is new.
 * @param share of visitors who get the new version, above 0 and below 1
 * @param nth share of the rollout, from 1: each is a test of its own with half of α that those before it left, so all of them together keep to α
 * @see Lindon, Malek, "Anytime-Valid Inference for Multinomial Count Data", https://arxiv.org/abs/2011.03567
 * @see Lindon, Sanden, Shirikian, "Rapid Regression Detection in Software Deployments through Sequential Testing", KDD 2022
 */
export function evaluateSides(old: Side, next: Side, share: number, nth = 1): Evaluation {
  const arrivals = old.arrivals + next.arrivals;
  const sampleRatio: Measure = {
    name: 'sample ratio',
    before: share,
    after: shareOf(next.arrivals, arrivals),
    evidence: testOfOther(share)(next.arrivals, arrivals),
  };
  const evidence = testOfMore(share);
  const measures = countsOf(old, next).map(({ name, before, after }) => ({
    name,
    before: shareOf(before.events, before.observations),
    after: shareOf(after.events, after.observations),
    evidence: evidence(after.events, before.events + after.events),
  }));
  return evaluation([sampleRatio, ...measures], ALPHA / 2 ** nth, old, next);
}

/** How much higher a rate may be than before without being worse: days and hours differ by themselves. */
const DRIFT = 1.5;

/**
 * Compares what came after with what was before, where all visitors get the new version. Half of α is for the rates before, which
 * are known only so well, and half for what comes after.
 */
export function evaluateAfter(before: Side, after: Side): Evaluation {
  const counts = countsOf(before, after);
  const alpha = ALPHA / 2;
  const measures = counts.map(({ name, ...seen }) => {
    const highest = highestRate(seen.before.events, seen.before.observations, alpha / counts.length);
    const rate = Math.min(highest * DRIFT, 0.99);
    return {
      name,
      before: shareOf(seen.before.events, seen.before.observations),
      after: shareOf(seen.after.events, seen.after.observations),
      evidence: testOfMore(rate)(seen.after.events, seen.after.observations),
    };
  });
  return evaluation(measures, alpha, before, after);
}

interface Seen {
  events: number;
  observations: number;
}

function countsOf(before: Side, after: Side): { name: string; before: Seen; after: Seen }[] {
  const parts = new Set([...Object.keys(before.failures), ...Object.keys(after.failures)]);
  const of = (name: string, seen: (side: Side) => Seen) => ({
    name,
    before: seen(before),
    after: seen(after),
  });
  return [
    of('never started', ({ arrivals, starts }) => ({ events: arrivals - starts, observations: arrivals })),
    ...[...parts].sort().map((part) =>
      of(`failures of ${part}`, ({ failures, arrivals }) => ({
        events: Math.min(failures[part] ?? 0, arrivals),
        observations: arrivals,
      })),
    ),
    of('LCP', ({ lcp }) => ({ events: lcp.slow, observations: lcp.measured })),
    of('INP', ({ inp }) => ({ events: inp.slow, observations: inp.measured })),
  ];
}

function evaluation(measures: Measure[], alpha: number, before: Side, after: Side): Evaluation {
  const mean = measures.reduce((sum, { evidence }) => sum + evidence, 0) / measures.length;
  const missing = Math.max(0, ENOUGH_ARRIVALS - Math.min(before.arrivals, after.arrivals));
  return {
    verdict: mean >= 1 / alpha ? 'worse' : missing > 0 ? 'not enough visits' : 'fine',
    measures: [...measures].sort((one, other) => other.evidence - one.evidence),
    missing,
  };
}

function shareOf(events: number, observations: number): number {
  return observations === 0 ? 0 : events / observations;
}
