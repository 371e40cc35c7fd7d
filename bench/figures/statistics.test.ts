import { spreadOf } from './statistics';

it('finds the median and the quartiles of an odd number of values in any order', () => {
  expect(spreadOf([900, 100, 500, 300, 700])).toEqual({ lower: 300, median: 500, upper: 700 });
});

it('lies between neighbours when the number of values is even', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ lower: 1.75, median: 2.5, upper: 3.25 });
});

it('is the value itself when there is only one', () => {
  expect(spreadOf([764])).toEqual({ lower: 764, median: 764, upper: 764 });
});
