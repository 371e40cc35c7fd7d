import type { Count, CountKey } from './counts';

/** Counts of one minute; times are whole minutes since 1970, in ms. */
export interface MinuteCount extends Count {
  minute: number;
}

const MINUTE = 60_000;

/** The most counts that wait to be written: 10 MB. A minute of honest visits has some hundred. */
const MOST = 20_000;

/** The most errors of one minute that are told apart: fingerprints are the one label that anybody can invent. */
const MOST_ERRORS = 50;

/** Counts in memory, until they are written. */
export class Tally {
  private readonly waiting = new Map<string, MinuteCount>();
  /** How many of those that were taken are being written. */
  private beingWritten = 0;
  private errors = { minute: 0, labels: new Set<string>() };

  /** @returns false where there is no room */
  add(keys: CountKey[], now: number): boolean {
    if (this.waiting.size + this.beingWritten + keys.length > MOST) return false;
    const minute = Math.floor(now / MINUTE) * MINUTE;
    for (const key of keys) this.addTo({ ...key, label: this.boundedLabel(key, minute), minute, count: 1 });
    return true;
  }

  /** All that waits, to be written; they have their room until {@link settle}. */
  take(): MinuteCount[] {
    const counts = [...this.waiting.values()];
    this.waiting.clear();
    this.beingWritten = counts.length;
    return counts;
  }

  /** @param unwritten those of the ones that were taken that could not be written: they wait again */
  settle(unwritten: MinuteCount[]): void {
    this.beingWritten = 0;
    unwritten.forEach((count) => this.addTo(count));
  }

  private addTo(added: MinuteCount): void {
    const { minute, deployment, route, language, measure, label } = added;
    const name = JSON.stringify([minute, deployment, route, language, measure, label]);
    const found = this.waiting.get(name);
    if (found) found.count += added.count;
    else this.waiting.set(name, { ...added });
  }

  private boundedLabel({ measure, label }: CountKey, minute: number): string {
    if (measure !== 'error') return label;
    if (this.errors.minute !== minute) this.errors = { minute, labels: new Set() };
    const { labels } = this.errors;
    if (labels.size < MOST_ERRORS) labels.add(label);
    return labels.has(label) ? label : label.replace(/ .*/, ' other');
  }
}
