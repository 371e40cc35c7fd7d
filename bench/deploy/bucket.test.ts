import { bucketTable } from './bucket';

const cost = (others: number, milliseconds: number) => ({ written: 0, others, milliseconds });
const row = (what: string, costs: ReturnType<typeof cost>[]) => bucketTable({ [what]: costs })[1];

it('holds the most requests and the median of times against what a command may cost', () => {
  expect(row('status', [cost(5, 300), cost(6, 900), cost(5, 400)])).toEqual([
    'site status',
    '0',
    '6',
    '400 ms',
    '300 ms – 900 ms',
    '6, 500 ms',
    'ok',
  ]);
  expect(row('status', [cost(5, 300), cost(7, 300)])).toContain('missed');
  expect(row('status', [cost(5, 501)])).toContain('missed');
});

it('has no verdict on a command without a limit', () => {
  expect(row('verify', [cost(9_999, 9_999)])?.slice(5)).toEqual(['', '']);
});
