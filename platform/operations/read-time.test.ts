import { readComingTime, readMoment } from './read-time';

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

describe('a moment that is asked about', () => {
  it.each([
    ['a time with its offset', '2026-11-20T10:30:00+05:30', '2026-11-20T05:00:00.000Z', /^on 20 Nov/],
    ['one without seconds', '2026-11-20T10:30+05:30', '2026-11-20T05:00:00.000Z', /^on 20 Nov/],
    ['one in UTC', '2026-11-20T05:00:00Z', '2026-11-20T05:00:00.000Z', /^on 20 Nov/],
    [
      'the end of a date in India',
      '2026-11-21',
      '2026-11-21T18:29:59.999Z',
      /11:59.pm, the end of that day$/,
    ],
    ['now for today, whose end is to come', '2026-11-22', NOW.toISOString(), /before that day had ended$/],
    ['now', 'now', NOW.toISOString(), /^on 22 Nov/],
  ])('is %s (%s), and says so', (_, words, time, meaning) => {
    const moment = readMoment(words, NOW);

    expect(moment.time.toISOString()).toBe(time);
    expect(moment.meaning).toMatch(meaning);
  });

  it.each([
    ['2026-11-23', 'moment-in-future'],
    ['2026-11-22T17:31+05:30', 'moment-in-future'],
    ['2026-11-20T10:30', 'moment-unclear'],
    ['yesterday', 'moment-unclear'],
    ['2026-02-30', 'moment-unclear'],
    ['20/11/2026', 'moment-unclear'],
    ['', 'moment-unclear'],
  ])('is none in "%s": %s', (words, code) => {
    expect(() => readMoment(words, NOW)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
