/** All in seconds; a day is one in India. */
const DAY = 24 * 60 * 60;
const INDIA = 5.5 * 60 * 60;

/** Days for which counts are kept by minute. */
const KEPT_BY_MINUTE = 30;

/** SQL, with whole numbers: the start of the day in which a row's `start` lies. */
export const START_OF_DAY = `(start + ${INDIA}) / ${DAY} * ${DAY} - ${INDIA}`;

/** The start of the first minute that is still kept as one, in seconds since 1970. */
export function firstMinuteKept(now: Date): number {
  const today = Math.floor((now.getTime() / 1000 + INDIA) / DAY) * DAY - INDIA;
  return today - KEPT_BY_MINUTE * DAY;
}
