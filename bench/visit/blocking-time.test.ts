import { blockingTime, longestTask } from './blocking-time';

it.each([
  ['of each task what is beyond its first 50 ms', [80, 50, 60], 0, 40],
  ['of a task across the first paint the blocking part after it', [200], 120, 80],
  ['of a task across the end the part before', [2_000], 0, 950],
])('counts %s', (_, durations, from, blocked) => {
  const tasks = durations.map((duration, index) => ({ start: index * 300, duration }));

  expect(blockingTime(tasks, from, 1_000)).toBe(blocked);
});

it('finds the longest task that touches the span', () => {
  const tasks = [900, 120, 70].map((duration, index) => ({ start: index * 950, duration }));

  expect([500, 900, 3_000].map((from) => longestTask(tasks, from, 4_000))).toEqual([900, 120, 0]);
});
