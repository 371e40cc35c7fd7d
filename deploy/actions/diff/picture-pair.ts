import type { View } from '../../check/views';

/** A page in one window, before and after. */
export interface PicturePair {
  path: string;
  device: View['device'];
  /** Files as WebP, from the top; null where there was no such page, or there is none any more. */
  before: Buffer[] | null;
  after: Buffer[] | null;
  /** Of the page's pixels, 0 to 1; null where there are not two. */
  share: number | null;
  sections: { section: string; share: number }[];
  /** The later one with what changed in red; null where nothing did. */
  marked: Buffer[] | null;
}
