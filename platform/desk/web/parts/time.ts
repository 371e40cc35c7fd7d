const ZONE = 'Asia/Kolkata';
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** In ms, the largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A moment in India: `22 Nov 2026, 6:05 pm`. @param time as the API has it */
export function formatMoment(time: string): string {
  return exact.format(new Date(time));
}

/** `22 Nov 2026`. @param day as the API has it: `2026-11-22` */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** `2 hours ago`, `in 3 days`; `just now` within a minute. */
export function formatDistance(time: string, now = Date.now()): string {
  const distance = Date.parse(time) - now;
  for (const [unit, length] of UNITS)
    if (Math.abs(distance) >= length) return relative.format(Math.trunc(distance / length), unit);
  return 'just now';
}
