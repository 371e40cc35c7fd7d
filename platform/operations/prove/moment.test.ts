import { readMoment } from './moment';

const now = new Date('2026-11-21T05:00:00.000Z');
const timeOf = (words: string) => readMoment(words, now).time.toISOString();

describe('a moment', () => {
  it('is a time with its offset', () => {
    expect(timeOf('2026-11-20T10:30:00+05:30')).toBe('2026-11-20T05:00:00.000Z');
    expect(timeOf('2026-11-20T10:30+05:30')).toBe('2026-11-20T05:00:00.000Z');
    expect(timeOf('2026-11-20T05:00:00Z')).toBe('2026-11-20T05:00:00.000Z');
  });

  it('is the end of a date in India, and says so', () => {
    expect(timeOf('2026-11-20')).toBe('2026-11-20T18:29:59.999Z');
    expect(readMoment('2026-11-20', now).meaning).toMatch(/^on 20 Nov 2026, 11:59.pm, the end of that day$/);
  });

  it('is now for today, whose end is not known yet', () => {
    expect(timeOf('2026-11-21')).toBe(now.toISOString());
    expect(readMoment('2026-11-21', now).meaning).toContain('before that day had ended');
  });

  it('is now', () => {
    expect(timeOf('now')).toBe(now.toISOString());
  });

  it.each(['2026-11-22', '2026-11-21T10:31+05:30'])('is not %s, which is to come', (words) => {
    expect(() => readMoment(words, now)).toThrow(expect.objectContaining({ code: 'moment-in-future' }));
  });

  it.each(['2026-11-20T10:30', 'yesterday', '2026-02-30', '20/11/2026', ''])(
    'is not "%s", which is unclear',
    (words) => {
      expect(() => readMoment(words, now)).toThrow(expect.objectContaining({ code: 'moment-unclear' }));
    },
  );
});
