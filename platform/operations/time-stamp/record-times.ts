import { CLOCK_TOLERANCE_MS } from '@site/store';

/** A record is stored within so many ms of being made: a publish stores its manifest after its build and all its files. */
const STORED_WITHIN_MS = 60 * 60_000;

/** A deployment goes live so many ms after it was made, or never: composing takes seconds. */
export const GOING_LIVE_MS = 60_000;

/** How the time that a record names differs from the store's: dated `ahead` of being stored, or stored too `late` for it. */
export function disagreement(says: number, written: number): 'ahead' | 'late' | null {
  if (says > written + CLOCK_TOLERANCE_MS) return 'ahead';
  return written > says + STORED_WITHIN_MS ? 'late' : null;
}
