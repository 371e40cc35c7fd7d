import type { CheckRecord } from './check';
import type { DeploymentSummary } from './deployment';
import type { Problem } from './problem';

export interface History {
  /** Newest first. */
  deployments: DeploymentSummary[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  problems: Problem[];
}

export interface DeploymentPage {
  deployment: DeploymentSummary;
  /** The one before it; null for the first. */
  previous: string | null;
  isLive: boolean;
  /** Addresses of its pages in the default language; empty where its files were pruned. */
  pages: string[];
  /** What a browser saw of it; null where none was opened with exactly this. */
  check: CheckRecord | null;
}

/** What stood on a page on a day. */
export interface ShownOnDay {
  /** Whether the day has ended: else it is what is there now. */
  isOver: boolean;
  deployment: DeploymentSummary;
  /** Of a text that has versions, the one that the page showed in full. */
  version: { version: string; effectiveDate: string } | null;
}

/** What would be live again. */
export interface Rollback {
  /** The deployment whose pages, or whose release of the part, are live again. */
  rolledBackTo: DeploymentSummary;
  part: string | null;
  /** Of a part, the release that goes live again: when, by whom and why it was published. */
  release: { author: string; message: string; time: string } | null;
  /** Words for a comparison of what is live with what would be. */
  to: string;
  /** Why it may not be done; null where it may. */
  why: string | null;
}
