import { aSide, randomFrom, visits, WELL } from '../testing/simulated-visits';
import { ENOUGH_ARRIVALS, evaluateAfter, evaluateSides } from './evaluate';

const random = randomFrom(7);

it('says nothing of visits that were not made', () => {
  for (const { verdict, missing } of [evaluateSides(aSide(), aSide(), 0.05), evaluateAfter(aSide(), aSide())])
    expect([verdict, missing]).toEqual(['not enough visits', ENOUGH_ARRIVALS]);
});

it('calls nothing fine while either side has too few visits', () => {
  const [many, few] = [visits(5_000, WELL, random), visits(263, WELL, random)];

  expect(evaluateSides(many, few, 0.05)).toMatchObject({ verdict: 'not enough visits', missing: 137 });
  expect(evaluateAfter(few, many)).toMatchObject({ verdict: 'not enough visits', missing: 137 });
});

it('calls a version fine that enough visitors had without a difference', () => {
  const [old, next] = [visits(8_000, WELL, random), visits(2_000, WELL, random)];

  expect(evaluateSides(old, next, 0.2).verdict).toBe('fine');
  expect(evaluateAfter(old, next).verdict).toBe('fine');
});

it('names what is worse first, with what was seen on both sides', () => {
  const [old, next] = [visits(900, WELL, random), visits(100, { ...WELL, fails: 0.5 }, random)];

  const { verdict, measures } = evaluateSides(old, next, 0.1);

  expect(verdict).toBe('worse');
  expect(measures[0]).toMatchObject({
    name: 'failures of landing',
    before: old.failures.landing! / 900,
    after: next.failures.landing! / 100,
  });
});

it('holds a version back of which fewer visits arrive than its share', () => {
  const [old, next] = [visits(5_000, WELL, random), visits(3_000, WELL, random)];

  const { verdict, measures } = evaluateSides(old, next, 0.5);

  expect([verdict, measures[0]?.name, measures[0]?.before, measures[0]?.after]).toEqual([
    'worse',
    'sample ratio',
    0.5,
    0.375,
  ]);
});

it('is not misled by a version that does better', () => {
  const better = { starts: 1, fails: 0, slow: 0.05 };
  const [old, next] = [visits(2_000, WELL, random), visits(2_000, better, random)];

  expect(evaluateSides(old, next, 0.5).verdict).toBe('fine');
  expect(evaluateAfter(old, next).verdict).toBe('fine');
});

it('counts no more failures than visits, whatever is sent', () => {
  const next = { ...visits(500, WELL, random), failures: { landing: 1e9 } };

  for (const { measures } of [
    evaluateSides(aSide(), next, 0.5),
    evaluateAfter(visits(500, WELL, random), next),
  ])
    for (const { after } of measures) expect(after).toBeLessThanOrEqual(1);
});
