/**
 * A date as people in India write it, 31 January 2027.
 * @param date Such as 2027-01-31.
 */
export function PolicyDate({ date }: { date: string }) {
  return <time dateTime={date}>{readableDate(date)}</time>;
}

/** Independent of the time zone, so that server and browsers give the same text: a policy's date is a day in India. */
function readableDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
