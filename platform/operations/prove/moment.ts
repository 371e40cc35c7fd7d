import { z } from 'zod';
import { SiteError } from '@site/errors';
import { ZONE_OFFSET, plainTime } from '@site/text';

/** A time that is asked about. */
export interface Moment {
  time: Date;
  /** How the words were understood, as a sentence ends: `on 21 Nov 2026, 11:59 pm, the end of that day`. */
  meaning: string;
}

/**
 * Reads `2026-11-21T10:30+05:30`, `2026-11-21` for the end of that day in India (today ends now), or `now`.
 * @throws SiteError `moment-unclear`, `moment-in-future`
 */
export function readMoment(words: string, now: Date): Moment {
  if (words === 'now') return { time: now, meaning: `on ${plainTime(now)}` };
  if (z.iso.date().safeParse(words).success) return endOfDay(words, now);
  const withSeconds = words.replace(/(T\d{2}:\d{2})(?=[Z+-])/, '$1:00');
  if (!z.iso.datetime({ offset: true }).safeParse(withSeconds).success) throw unclear(words);

  const time = new Date(withSeconds);
  if (time > now) throw inFuture(now);
  return { time, meaning: `on ${plainTime(time)}` };
}

function endOfDay(date: string, now: Date): Moment {
  if (new Date(`${date}T00:00:00${ZONE_OFFSET}`) > now) throw inFuture(now);
  const end = new Date(`${date}T23:59:59.999${ZONE_OFFSET}`);
  if (end > now) return { time: now, meaning: `on ${plainTime(now)}, before that day had ended` };
  return { time: end, meaning: `on ${plainTime(end)}, the end of that day` };
}

function unclear(words: string): SiteError {
  return new SiteError(
    'moment-unclear',
    `"${words}" is no moment.`,
    `Give a date (2026-11-21: the end of that day in India), a time with its offset (2026-11-21T10:30${ZONE_OFFSET}), or "now".`,
  );
}

function inFuture(now: Date): SiteError {
  return new SiteError(
    'moment-in-future',
    `That is still to come: it is ${plainTime(now)}.`,
    'What will be live then can still change. Ask about a moment that has passed.',
  );
}
