import { dayInIndia, formatDay, formatTime, indianTime, shortTime } from './time';

it('is in India, with the offset, whatever the machine has', () => {
  expect(formatTime('2026-11-20T20:00:05.000Z')).toBe('21 November 2026 at 1:30:05 am +05:30');
  expect(shortTime(new Date('2026-11-20T20:00:05.000Z'))).toBe('21 Nov 2026, 01:30:05 +05:30');
});

it('begins a day at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
  expect(formatDay('2026-11-21')).toBe('21 November 2026');
});

it('gives a command the same moment', () => {
  const time = new Date('2026-11-20T20:00:05.123Z');

  expect(indianTime(time)).toBe('2026-11-21T01:30:05.123+05:30');
  expect(new Date(indianTime(time))).toEqual(time);
});
