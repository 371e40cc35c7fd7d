import { rotated } from './rotation';

it('lets each site come first, second and last equally often', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['ours', 'static', 'client'], round))).toEqual([
    ['ours', 'static', 'client'],
    ['static', 'client', 'ours'],
    ['client', 'ours', 'static'],
    ['ours', 'static', 'client'],
  ]);
});
