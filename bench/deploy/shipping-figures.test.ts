import { decidingValue, differences, isMet, type ShippingFigure } from './shipping-figures';

const times = (values: number[], must?: number): ShippingFigure => ({
  what: 'site rollback',
  unit: 'ms',
  values,
  must,
});

it('judges times by their median', () => {
  expect(decidingValue(times([100, 5000, 200]))).toBe(200);
  expect(isMet(times([100, 5000, 200], 1000))).toBe(true);
  expect(isMet(times([1000], 1000))).toBe(false);
});

it('judges memory by its most', () => {
  const memory: ShippingFigure = { what: 'site verify', unit: 'MB', values: [90, 410, 100], must: 400 };

  expect(decidingValue(memory)).toBe(410);
  expect(isMet(memory)).toBe(false);
});

it('asks nothing of a figure without a must', () => {
  expect(isMet(times([9999]))).toBeNull();
});

it('compares the runs of the same turn', () => {
  expect(differences([12, 25], [10, 20])).toEqual([2, 5]);
});
