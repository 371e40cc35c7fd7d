import { z } from 'zod';
import { SiteError } from '@site/errors';
import { ZONE_OFFSET, formatTime, indianTime, plainTime } from '@site/text';

/** A time as a person named it. */
export interface NamedTime {
  time: Date;
  /** How the words were understood, for a sentence: `on 21 Nov 2026, 11:59 pm, the end of that day`. */
  meaning: string;
}

/**
 * Reads a time that is asked about: `2026-11-21T10:30+05:30`, `2026-11-21` for the end of that day in India (today ends now), or
 * `now`.
 * @throws SiteError `moment-unclear`, `moment-in-future`
 */
export function readMoment(words: string, now: Date): NamedTime {
  const { day, whole } = understood(words);
  const begin = words === 'now' ? now : day ? midnight(day) : isDated(whole) ? new Date(whole) : null;
  if (!begin)
    throw new SiteError(
      'moment-unclear',
      `"${words}" is no moment.`,
      `Give a date (2026-11-21: the end of that day in India), a time with its offset (2026-11-21T10:30${ZONE_OFFSET}), or "now".`,
    );
  if (begin > now)
    throw new SiteError(
      'moment-in-future',
      `That is still to come: it is ${plainTime(now)}.`,
      'What will be live then can still change. Ask about a moment that has passed.',
    );
  if (!day) return { time: begin, meaning: `on ${plainTime(begin)}` };
  const end = new Date(`${day}T23:59:59.999${ZONE_OFFSET}`);
  return end > now
    ? { time: now, meaning: `on ${plainTime(now)}, before that day had ended` }
    : { time: end, meaning: `on ${plainTime(end)}, the end of that day` };
}

/**
 * Reads a time to come: `2027-01-01` for the beginning of that day in India, or `2027-01-01 00:00+05:30`. A time without an offset
 * could be India's or UTC, and is refused with both.
 * @throws SiteError `time-unclear`, `time-without-offset`, `time-passed`
 */
export function readComingTime(words: string, now: Date): NamedTime {
  const { day, whole } = understood(words);
  if (!day && z.iso.datetime({ local: true }).safeParse(whole).success && !isDated(whole)) {
    const short = whole.replace(/:00$/, '');
    const inIndia = indianTime(new Date(`${whole}Z`)).slice(0, 16);
    throw new SiteError(
      'time-without-offset',
      `"${words}" does not say where it is that time; nothing was scheduled.`,
      `In India it is "${short}${ZONE_OFFSET}"; in UTC "${short}Z", which is ${inIndia.replace('T', ' ')} in India. Give the one that you mean.`,
    );
  }
  if (!day && !isDated(whole))
    throw new SiteError(
      'time-unclear',
      `"${words}" is no moment; nothing was scheduled.`,
      `Give a date (2027-01-01: the beginning of that day in India), or a time with its offset (2027-01-01T09:30${ZONE_OFFSET}).`,
    );
  const time = day ? midnight(day) : new Date(whole);
  if (time <= now)
    throw new SiteError(
      'time-passed',
      `${words} has passed: it is ${formatTime(now)}. Nothing was scheduled.`,
      'Give a time to come, or leave --at out: then it goes live now.',
    );
  return { time, meaning: formatTime(time) + (day ? ', the beginning of that day in India' : '') };
}

/** The day that was named, or the words as ISO 8601 has a time, with its seconds. */
function understood(words: string): { day: string | null; whole: string } {
  const whole = words
    .trim()
    .replace(/^(\S+) (?=\d)/, '$1T')
    .replace(/ (?=[+-])/, '')
    .replace(/(T\d{2}:\d{2})(?=$|[Z+-])/, '$1:00');
  return { day: z.iso.date().safeParse(whole).success ? whole : null, whole };
}

function isDated(whole: string): boolean {
  return z.iso.datetime({ offset: true }).safeParse(whole).success;
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00${ZONE_OFFSET}`);
}
