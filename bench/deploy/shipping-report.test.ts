import { shippingMarkdown, type ShippingResults, shippingText } from './shipping-report';

const results: ShippingResults = {
  sections: [
    {
      heading: 'Two routes',
      figures: [
        { what: 'site rollback', unit: 'ms', values: [300, 1200, 310], must: 1000 },
        { what: 'site promote', unit: 'ms', values: [1500], must: 1000 },
        { what: 'site publish', unit: 'ms', values: [2500] },
      ],
    },
  ],
  machine: { processor: 'A processor', cores: 2, node: 'v20.19.0', loadBefore: 0.1, loadAfter: 0.2 },
  runs: 3,
  time: new Date('2026-11-21T04:00:00.000Z'),
};

it('shows median, least and most, the must, and whether it is met', () => {
  expect(shippingMarkdown(results)).toContain(
    [
      '| site rollback | 310 ms | 300 ms – 1,200 ms | < 1,000 ms | ok |',
      '| site promote | 1,500 ms | 1,500 ms – 1,500 ms | < 1,000 ms | missed |',
      '| site publish | 2,500 ms | 2,500 ms – 2,500 ms |  |  |',
    ].join('\n'),
  );
  expect(shippingText(results)).toMatch(/^site rollback +310 ms +300 ms – 1,200 ms +< 1,000 ms +ok$/m);
});

it('doubts times of a busy machine, and only those', () => {
  const machine = { ...results.machine, loadAfter: 2.1 };

  expect(shippingMarkdown(results)).not.toContain('in doubt');
  expect(shippingMarkdown({ ...results, machine })).toContain('in doubt');
});
