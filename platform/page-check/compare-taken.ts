import { comparePictures, type SectionChange } from './compare-pictures';
import { encodePicture, type EncodedPicture, readPixels } from './encode-picture';
import type { TakenPicture } from './take-picture';

/** What differs between two pictures of a page. */
export interface SeenDifference {
  sections: SectionChange[];
  /** Of the page's pixels, 0 to 1. */
  share: number;
  /** With what changed in red; null where nothing did. */
  marked: EncodedPicture | null;
}

/** The later picture as it is kept, and what differs from the earlier one. @param before null where there was no such page */
export async function compareTaken(
  before: TakenPicture | null,
  after: TakenPicture,
): Promise<{ picture: EncodedPicture; difference: SeenDifference | null }> {
  const now = await readPixels(after);
  const picture = await encodePicture(now);
  if (!before) return { picture, difference: null };
  if (before.png.equals(after.png)) return { picture, difference: { sections: [], share: 0, marked: null } };
  const { marked, ...difference } = comparePictures(await readPixels(before), now);
  return { picture, difference: { ...difference, marked: marked && (await encodePicture(marked)) } };
}
