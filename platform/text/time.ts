/** Where the site's visitors and its teams are, and so what a plain date means. */
const ZONE = 'Asia/Kolkata';
/** India has had no other offset since 1945. */
export const ZONE_OFFSET = '+05:30';
const ZONE_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Made at its first use: each takes some ms, and a command uses few. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (time: Date | string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => (made ??= new Intl.DateTimeFormat(locale, options)).format(new Date(time));
}

const long = formatter('en-IN', { dateStyle: 'long', timeStyle: 'medium', timeZone: ZONE });
const short = formatter('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: ZONE,
});

/** A moment in India, in full: `21 November 2026 at 10:30:00 am +05:30`. @param time a date, or as `toISOString` writes it */
export function formatTime(time: Date | string): string {
  return `${long(time)} ${ZONE_OFFSET}`;
}

/** The same for a table or a short sentence: `21 Nov 2026, 10:30:00 +05:30`. */
export function shortTime(time: Date | string): string {
  return `${short(time)} ${ZONE_OFFSET}`;
}

/** A day for people: `13 May 2027`. @param date as 2027-05-13 */
export const formatDay: (date: string) => string = formatter('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The day in India at a moment, as 2027-01-31. */
export function dayInIndia(time: Date): string {
  return new Date(time.getTime() + ZONE_OFFSET_MS).toISOString().slice(0, 10);
}

/** A moment for a command line, with India's offset: `2026-11-21T10:30:00.000+05:30`. */
export function indianTime(time: Date): string {
  return new Date(time.getTime() + ZONE_OFFSET_MS).toISOString().replace('Z', ZONE_OFFSET);
}

/** A time in India for readers of no offsets: `22 Nov 2026, 6:05 pm`. */
export const plainTime = formatter('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });
