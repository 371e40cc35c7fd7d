import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';

/** What the browser build says of itself in `part.json` (`platform/tooling/build/part-stats-plugin.js`). */
export interface PartStats {
  /** Files that the part starts with; the entry first. Empty for remotes. */
  start: string[];
  remoteEntry: string | null;
  /** By chunk name of the exposed module (`__federation_expose_LandingPage`). */
  exposes: Record<string, string[]>;
  /** Exposed module by the path that it is shown at. */
  pages: Record<string, string>;
  /** By language, the files with the part's words in it. */
  content: Record<string, string[]>;
  /**
   * By language, the files with words that pages bring as HTML, and the code that shows them: a browser loads them after a
   * navigation within the site.
   */
  text: Record<string, string[]>;
  /** Files that the part may load when they are needed. */
  later: string[];
  /** Whether the entry has the integrity of these, so that pages need not. */
  entryKnowsLater: boolean;
}

/** One part's release as composing reads it. */
export interface PartBuild {
  part: string;
  release: string;
  /** When the release was made, in ISO 8601. */
  time: string;
  /** What it brings to the shared scope: versions by package name. */
  provides: Record<string, string>;
  stats: PartStats;
  /** `sha256-…` by file name of the browser build. */
  integrity: Record<string, string>;
  /** Names of what composing reads: the pages (`pages/kn/index.html`), the shell's frames. */
  composeFiles: string[];
  readBrowserFile(name: string): Promise<string>;
  readComposeFile(name: string): Promise<Buffer>;
  /** Business values that a shell lacks, for which it shows the example's. */
  readMissingValues(): Promise<MissingValue[]>;
  /** Business values that a remote's pages hold. */
  readBusinessValues(): Promise<Record<string, unknown>>;
  /** What is open in the part's translations. */
  readOpenTranslations(): Promise<OpenTranslation[]>;
}
