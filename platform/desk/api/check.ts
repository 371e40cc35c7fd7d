export interface Picture {
  width: number;
  height: number;
  /** SHA-256 of its files, from the top. */
  files: string[];
}

/** What a browser saw of a candidate, as the store has it. */
export interface CheckRecord {
  preview: string;
  author: string;
  time: string;
  browser: string;
  isPassed: boolean;
  /** Each thing that was found, once for each page. */
  findings: { path: string; check: string; message: string; views: number }[];
  pictures: {
    path: string;
    language: string;
    device: 'phone' | 'desktop';
    theme: 'light' | 'dark';
    after: Picture;
    /** As it was live, from the check of what was: by that one's preview. Null where it was the same, or was not checked. */
    before:
      | (Picture & {
          preview: string;
        })
      | null;
    /** Share of pixels that differ from what was live, 0 to 1; null where the page was not live. */
    share: number | null;
    sections: { section: string; share: number }[];
    /** With what changed in red. */
    marked: Picture | null;
  }[];
}

export type CheckPicture = CheckRecord['pictures'][number];
