import { z } from 'zod';
import { SiteError } from '@site/errors';
import { ZONE_OFFSET, formatTime, indianTime } from '@site/text';

/** A time to come, as it is named. */
export interface ComingTime {
  time: Date;
  /** How the words were understood: `1 January 2027 at 12:00:00 am +05:30, the beginning of that day in India`. */
  meaning: string;
}

/**
 * Reads `2027-01-01` for the beginning of that day in India, or `2027-01-01 00:00+05:30`. A time without an offset could be
 * India's or UTC, and is refused with both.
 * @throws SiteError `time-unclear`, `time-without-offset`, `time-passed`
 */
export function readComingTime(words: string, now: Date): ComingTime {
  const coming = understand(words.trim());
  if (coming.time > now) return coming;
  throw new SiteError(
    'time-passed',
    `${words} has passed: it is ${formatTime(now)}. Nothing was scheduled.`,
    'Give a time to come, or leave --at out: then it goes live now.',
  );
}

function understand(words: string): ComingTime {
  if (z.iso.date().safeParse(words).success) {
    const time = new Date(`${words}T00:00:00${ZONE_OFFSET}`);
    return { time, meaning: `${formatTime(time)}, the beginning of that day in India` };
  }
  const written = words.replace(/^(\S+) (?=\d)/, '$1T').replace(/ (?=[+-])/, '');
  const whole = written.replace(/(T\d{2}:\d{2})(?=$|[Z+-])/, '$1:00');
  if (z.iso.datetime({ offset: true }).safeParse(whole).success) {
    const time = new Date(whole);
    return { time, meaning: formatTime(time) };
  }
  if (z.iso.datetime({ local: true }).safeParse(whole).success) throw withoutOffset(words, whole);
  throw new SiteError(
    'time-unclear',
    `"${words}" is no moment; nothing was scheduled.`,
    `Give a date (2027-01-01: the beginning of that day in India), or a time with its offset (2027-01-01T09:30${ZONE_OFFSET}).`,
  );
}

function withoutOffset(words: string, whole: string): SiteError {
  const short = whole.replace(/:00$/, '');
  const inIndia = indianTime(new Date(`${whole}Z`)).slice(0, 16);
  return new SiteError(
    'time-without-offset',
    `"${words}" does not say where it is that time; nothing was scheduled.`,
    `In India it is "${short}${ZONE_OFFSET}"; in UTC "${short}Z", which is ${inIndia.replace('T', ' ')} in India. Give the one that you mean.`,
  );
}
