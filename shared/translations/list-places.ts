import type { FileSources } from './sources';

/** Where the entries of a list of today stood when it was translated, and where they stand in the translation's file. */
export interface ListPlaces {
  /** By entry of today, its index when the list was translated; null for a new one. */
  earlier: (number | null)[];
  /** By entry of today, its index in the file; null where the file has none for it. */
  own: (number | null)[];
  /** Indexes, when it was translated, of entries that English has no more. */
  removed: number[];
  /** The same, in the file. */
  ownRemoved: number[];
}

/**
 * Finds entries of a list that English has at another place today, by the digests of their texts. A list of the file that has as
 * many entries as when it was translated is in that order, unless what is no words (icons, links) says that it is in
 * today's; any other was put right by hand.
 * @param today by entry, the digests of its texts by their paths within the entry
 * @param translated the same of the list as it was translated
 * @param own of the file: how many entries it has, and whether they have what is no words of those of today, at given places
 */
export function listPlaces(
  today: FileSources[],
  translated: FileSources[],
  own: { length: number; fits: (places: ListPlaces['own']) => boolean },
): ListPlaces {
  const inPlace = today.map((_, index) => index);
  const ownInPlace = inPlace.map((index) => (index < own.length ? index : null));
  if (translated.length === 0) return { earlier: inPlace, own: ownInPlace, removed: [], ownRemoved: [] };
  const earlier = earlierPlaces(today, translated);
  const removed = translated.map((_, index) => index).filter((index) => !earlier.includes(index));
  const isPutRight = own.length === today.length && own.fits(ownInPlace) && !own.fits(earlier);
  const isAsTranslated = own.length === translated.length && !isPutRight;
  return {
    earlier,
    removed,
    own: isAsTranslated ? earlier : ownInPlace,
    ownRemoved: isAsTranslated ? removed : [],
  };
}

/** Whether an entry of today is an earlier one. */
type Likeness = (today: FileSources, earlier: FileSources) => boolean;

const hasTheSameTexts: Likeness = (today, earlier) =>
  Object.keys(today).length === Object.keys(earlier).length &&
  Object.keys(today).every((path) => today[path] === earlier[path]);

const sharesAText: Likeness = (today, earlier) =>
  Object.values(today).some((digest) => Object.values(earlier).includes(digest));

/** An entry is the earlier one with the same texts; else one with which it shares a text; else the one after its neighbour's. */
function earlierPlaces(today: FileSources[], translated: FileSources[]): (number | null)[] {
  const places = today.map((): number | null => null);
  for (const isLike of [hasTheSameTexts, sharesAText, null])
    today.forEach((entry, index) => {
      if (places[index] !== null) return;
      const next = index === 0 ? 0 : (places[index - 1] ?? NaN) + 1;
      const found = translated.findIndex(
        (earlier, place) => !places.includes(place) && (isLike ? isLike(entry, earlier) : place === next),
      );
      if (found !== -1) places[index] = found;
    });
  return places;
}
