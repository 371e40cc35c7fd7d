/**
 * A date as people in India write it, 31 January 2027.
 * @param date Such as 2027-01-31.
 */
export function PolicyDate({ date }: { date: string }) {
  return <time dateTime={date}>{readableDate(date)}</time>;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** By hand, so that server and every browser give the same text, whatever their time zone and their list of words. */
function readableDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
