import type { Count } from './counts';
import type { MinuteCount } from './tally';

/** Where counts of visits are kept: a file or a database. What fails is a SiteError that says where. */
export interface VisitsStore {
  /** Adds counts, all or none. */
  add(counts: MinuteCount[]): Promise<void>;
  /** Adds up by day what is older than 30 days. */
  rollUp(now: Date): Promise<void>;
  /** What was counted from a time on, added up. */
  read(since: Date): Promise<Count[]>;
  close(): Promise<void>;
}
