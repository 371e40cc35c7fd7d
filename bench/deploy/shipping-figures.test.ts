import { figureTable, type ShippingFigure } from './shipping-figures';

const row = (figure: Omit<ShippingFigure, 'what'>) => figureTable([{ what: 'site rollback', ...figure }])[1];

it('holds the median of times against the must', () => {
  expect(row({ unit: 'ms', values: [300, 1200, 310], must: 1000 })).toEqual([
    'site rollback',
    '310 ms',
    '300 ms – 1,200 ms',
    '< 1,000 ms',
    'ok',
  ]);
  expect(row({ unit: 'ms', values: [1000], must: 1000 })).toContain('missed');
});

it('holds the most of memory against the must', () => {
  expect(row({ unit: 'MB', values: [90, 410, 100], must: 400 })).toContain('missed');
});

it('has no verdict on a figure without a must', () => {
  expect(row({ unit: 'ms', values: [9999] })?.slice(3)).toEqual(['', '']);
});
