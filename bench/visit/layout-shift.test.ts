import { cumulativeLayoutShift } from './layout-shift';

it('is the largest burst of shifts, not the sum of all', () => {
  const shifts = [
    { time: 100, value: 0.01 },
    { time: 900, value: 0.02 },
    { time: 4_000, value: 0.025 },
  ];

  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.03);
});

it('ends a burst after five seconds', () => {
  const shifts = Array.from({ length: 8 }, (_, index) => ({ time: index * 900, value: 0.01 }));

  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.06);
});

it('is nothing on a page that stands still', () => {
  expect(cumulativeLayoutShift([])).toBe(0);
});
