import { isEndOf, type readScheduled } from '@site/ledger';

/** What a person said or did, and why. */
export const said = <Kind extends string>(
  kind: Kind,
  { author, message, time }: Record<'author' | 'message' | 'time', string>,
) => ({ kind, author, message, time });

/** The oldest first. */
export const byTime = (one: { time: string }, other: { time: string }) => one.time.localeCompare(other.time);

/** Dates of releases that were cancelled; and their ends that were moved or cancelled, with those that took their place and have come. @param open schedules that no cancellation counts for */
export function cancelledOf(
  releases: Record<string, { release: string }>,
  all: Awaited<ReturnType<typeof readScheduled>>,
  open: { number: number }[],
) {
  const isOwn = ([part, { release }]: [string, { release: string }]) => releases[part]?.release === release;
  return all.flatMap(({ terms, cancelled }) => {
    const { number, at, parts, rollsBackTo, ends = {} } = terms;
    const isOpen = open.some((one) => one.number === number);
    if (isOpen || !Object.entries(rollsBackTo ? ends : parts).some(isOwn)) return [];
    // An end that was given with a date is cancelled with that.
    if (all.some((one) => one.cancelled && isEndOf(terms, one.terms))) return [];
    // What takes the place of another says why itself.
    const isReplaced = all.some((one) => one.terms.time === cancelled?.time);
    const isMoved = all.some((one) => one.terms.rollsBackTo && one.cancelled?.time === terms.time);
    const given =
      rollsBackTo && (cancelled || isMoved)
        ? [{ ...said(isMoved ? 'end-moved' : 'end-given', terms), at }]
        : [];
    const over =
      cancelled && !isReplaced ? [said(rollsBackTo ? 'end-cancelled' : 'cancelled', cancelled)] : [];
    return [...given, ...over];
  });
}
