import type { Count, SpanCount } from './counts';
import type { MinuteCount } from './tally';

/** Where counts of visits are kept: a file or a database. What fails is a SiteError that says where. */
export interface VisitsStore {
  /** Adds counts, all or none. */
  add(counts: MinuteCount[]): Promise<void>;
  /** Adds up by day what is older than 30 days. */
  rollUp(now: Date): Promise<void>;
  /** What was counted from a time on, added up. */
  read(since: Date): Promise<Count[]>;
  /** The same by spans of time, the first one first. @param span in seconds, a part of a day that begins with it, in India */
  readSpans(since: Date, span: number): Promise<SpanCount[]>;
  close(): Promise<void>;
}
