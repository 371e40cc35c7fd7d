/** All but the time of day: processes and connections go on as they do. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the time of day. To be given back with `jest.useRealTimers`. */
export function letItBe(time: number): void {
  jest.useFakeTimers({ now: time, doNotFake: [...TIMERS] });
}

/** Moves the time of day on. */
export function letMinutesPass(minutes: number): void {
  letItBe(Date.now() + minutes * 60_000);
}
