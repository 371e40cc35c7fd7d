/** What one person put live alone, when and why. */
export interface Emergency {
  part: string;
  author: string;
  message: string;
  time: string;
}

/** One deployment of the history, for people. */
export interface DeploymentSummary {
  name: string;
  number: number;
  time: string;
  author: string;
  message: string;
  /** The public address that its pages were composed for; null before the business has one. */
  origin: string | null;
  parts: Record<string, string>;
  /** Parts of which it made another release live. */
  changed: string[];
  /** Parts that it took out of the site. */
  retired: string[];
  /** Changed parts whose release was withdrawn since. */
  withdrawn: string[];
  /** For a rollback, the deployment that it rolled back to. */
  rollsBackTo: string | null;
  /** Whether it undoes the rollback before it. */
  isUndo: boolean;
  /** Whether a rollback is of one part alone. */
  isOfPart: boolean;
  /** Releases in it that one person put live alone, and who confirmed each since. */
  emergencies: (Emergency & {
    /** Empty before it is confirmed. */
    confirmed: { author: string; time: string }[];
  })[];
  isUnchecked: boolean;
  /** When it was due, where a schedule put it live. */
  scheduledFor: string | null;
}
