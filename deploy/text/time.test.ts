import { formatTime, shortTime } from './time';

it('is in India, with the offset, whatever the machine has', () => {
  expect(formatTime('2026-11-20T20:00:05.000Z')).toBe('21 November 2026 at 1:30:05 am +05:30');
  expect(shortTime(new Date('2026-11-20T20:00:05.000Z'))).toBe('21 Nov 2026, 01:30:05 +05:30');
});
