export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  what: 'text' | 'picture' | 'link' | 'title' | 'description' | 'search';
  /** Where on the page, from the outside in. */
  section: string[];
  /** Where it was before, for what was moved to another section. */
  from?: string[];
  /** For what was moved within its section, what it stands after now; null where it is the first. */
  follows?: string | null;
  before: string | null;
  after: string | null;
  /** Of words that are others now, both in one. */
  words?: { text: string; isIn: 'both' | 'before' | 'after' }[];
  /** Of a picture, its data address before and after; null where it is not there. */
  pictures?: { before: string | null; after: string | null };
}

/** What a visitor finds different between two versions of the site. */
export interface Difference {
  everyPage: Change[];
  pages: { path: string; status: 'added' | 'removed' | 'changed'; changes: Change[] }[];
  files: { added: string[]; removed: string[]; changed: string[] };
}
