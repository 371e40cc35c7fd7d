import { RichText } from '../blocks/RichText';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date as people in India write it, 31 January 2027; a placeholder is shown as it is. */
export function PolicyDate({ date }: { date: string }) {
  if (!ISO_DATE.test(date)) return <RichText>{date}</RichText>;
  return <time dateTime={date}>{readableDate(date)}</time>;
}

/** The same in every browser and while prerendering, whatever the time zone: a policy's date is a day in India. */
function readableDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
