/** A task of the main thread of 50 ms or more; both in ms, the start since navigation. */
export interface LongTask {
  start: number;
  duration: number;
}

/** A task blocks from here on, in ms (W3C Long Tasks §1; web.dev "Total Blocking Time"). */
const BLOCKING_AFTER = 50;

/**
 * Total blocking time within a span: of each task, what lies beyond its first 50 ms, as far as it falls into the span.
 * A task that began before the span and blocks on into it counts with that part.
 */
export function blockingTime(tasks: LongTask[], from: number, to: number): number {
  const blocked = tasks.map(
    ({ start, duration }) => Math.min(start + duration, to) - Math.max(start + BLOCKING_AFTER, from),
  );
  return blocked.filter((time) => time > 0).reduce((sum, time) => sum + time, 0);
}

/** The longest task that touches the span, in ms; 0 when none reached 50 ms. */
export function longestTask(tasks: LongTask[], from: number, to: number): number {
  const within = tasks.filter(({ start, duration }) => start + duration > from && start < to);
  return Math.max(0, ...within.map(({ duration }) => duration));
}
