import { blockingTime, longestTask } from './blocking-time';

it('counts of each task what is beyond its first 50 ms', () => {
  const tasks = [
    { start: 100, duration: 80 },
    { start: 300, duration: 50 },
    { start: 400, duration: 60 },
  ];

  expect(blockingTime(tasks, 0, 1000)).toBe(40);
});

it('counts of a task across the first paint the blocking part after it', () => {
  expect(blockingTime([{ start: 0, duration: 200 }], 120, 1000)).toBe(80);
  expect(blockingTime([{ start: 0, duration: 200 }], 20, 1000)).toBe(150);
});

it('counts nothing of a task after the span, and of one across its end the part before', () => {
  expect(blockingTime([{ start: 1000, duration: 500 }], 0, 1000)).toBe(0);
  expect(blockingTime([{ start: 900, duration: 500 }], 0, 1000)).toBe(50);
});

it('finds the longest task that touches the span', () => {
  const tasks = [
    { start: 0, duration: 900 },
    { start: 950, duration: 120 },
    { start: 1500, duration: 70 },
  ];

  expect(longestTask(tasks, 900, 2000)).toBe(120);
  expect(longestTask(tasks, 500, 2000)).toBe(900);
  expect(longestTask(tasks, 1600, 2000)).toBe(0);
});
