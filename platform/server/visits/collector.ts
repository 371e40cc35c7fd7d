import { readBeacon } from './beacon';
import type { DropReason, SiteMetrics } from './metrics';

/** Beacons a second; more are dropped unread. A city's 300,000 visits a day are seven at an average moment; each takes 0.1 ms. */
export const MAX_PER_SECOND = 300;

/** Takes beacons and counts them. */
export class Collector {
  private second = { start: 0, beacons: 0 };

  /** @param now the time of day, in ms */
  constructor(
    private readonly metrics: SiteMetrics,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether another beacon may be read this second; one that may not is counted as dropped. */
  hasRoom(): boolean {
    const start = Math.floor(this.now() / 1000);
    if (this.second.start !== start) this.second = { start, beacons: 0 };
    this.second.beacons += 1;
    if (this.second.beacons <= MAX_PER_SECOND) return true;
    this.drop('too-many');
    return false;
  }

  /** @returns false for what no page of ours sends */
  take(body: string): boolean {
    const beacon = readBeacon(body);
    if (beacon) this.metrics.count(beacon);
    else this.drop('malformed');
    return beacon !== null;
  }

  drop(reason: DropReason): void {
    this.metrics.drop(reason);
  }
}
