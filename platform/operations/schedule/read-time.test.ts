import { readComingTime } from './read-time';

const NOW = new Date('2026-11-22T12:00:00.000Z');

describe('a time to come', () => {
  it.each([
    ['2027-01-01', '2026-12-31T18:30:00.000Z'],
    ['2027-01-01T00:00+05:30', '2026-12-31T18:30:00.000Z'],
    ['2027-01-01 00:00+05:30', '2026-12-31T18:30:00.000Z'],
    ['2027-01-01 00:00 +05:30', '2026-12-31T18:30:00.000Z'],
    ['2027-01-01 00:00:30Z', '2027-01-01T00:00:30.000Z'],
  ])('%s is %s', (words, time) => {
    expect(readComingTime(words, NOW).time.toISOString()).toBe(time);
  });

  it('that is a date alone is the beginning of that day in India, and says so', () => {
    expect(readComingTime('2027-01-01', NOW).meaning).toBe(
      '1 January 2027 at 12:00:00 am +05:30, the beginning of that day in India',
    );
  });

  it.each(['2027-01-01 00:00', '2027-01-01T00:00', '2027-01-01 00:00:00'])(
    'without an offset (%s) is refused with the two that it can mean',
    (words) => {
      expect(() => readComingTime(words, NOW)).toThrow(
        expect.objectContaining({
          code: 'time-without-offset',
          remedy: expect.stringMatching(
            /"2027-01-01T00:00\+05:30"; in UTC "2027-01-01T00:00Z", which is 2027-01-01 05:30 in India/,
          ) as string,
        }) as Error,
      );
    },
  );

  it.each([
    ['2026-11-22', 'time-passed'],
    ['2026-11-22T12:00Z', 'time-passed'],
    ['tomorrow', 'time-unclear'],
    ['2027-02-30', 'time-unclear'],
    ['2027-01-01T25:00Z', 'time-unclear'],
    ['1/1/2027', 'time-unclear'],
    ['', 'time-unclear'],
  ])('is none in "%s": %s', (words, code) => {
    expect(() => readComingTime(words, NOW)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
