/** In seconds; a day is one in India. */
export const DAY = 24 * 60 * 60;
const INDIA = 5.5 * 60 * 60;

/** Days for which counts are kept by minute. */
const KEPT_BY_MINUTE = 30;

/** SQL, with whole numbers: the start of the span of a day in which a row's `start` lies. */
export function startOf(span: number): string {
  return `(start + ${INDIA}) / ${span} * ${span} - ${INDIA}`;
}

/** The start of the first minute that is still kept as one, in seconds since 1970. */
export function firstMinuteKept(now: Date): number {
  return startOfSpan(now.getTime() / 1000, DAY) - KEPT_BY_MINUTE * DAY;
}

/** The start of the span of a day in which a moment lies, in seconds since 1970. */
export function startOfSpan(moment: number, span: number): number {
  return Math.floor((moment + INDIA) / span) * span - INDIA;
}
