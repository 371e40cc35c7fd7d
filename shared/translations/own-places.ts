import type { TranslationCheck } from './check-translation';
import { digestOfText, type FileSources } from './sources';

/** Where texts of today's English stand in a translation's file. */
interface OwnPlaces {
  /** By path of today; without the texts of entries that the file has not. */
  at: Map<string, string>;
  /** Whether the file has each entry of today's lists in its place, and no other. */
  areOfToday: boolean;
}

/**
 * Finds the places of texts in a translation's file.
 * @param sources digests of the English texts that it was made from
 * @returns null where nothing says which entry of the file is which of today's
 */
export function ownPlaces(checks: TranslationCheck[], sources: FileSources): OwnPlaces | null {
  const texts = checks.flatMap((check) => check.texts);
  const there = texts.filter(({ isThere }) => isThere);
  const at = new Map(there.map((text) => [text.path, text.at]));
  const areOfToday =
    checks.every(({ removed }) => removed.length === 0) &&
    texts.every(({ path, at: own, isThere }) => isThere && own === path);
  // While a file has the entries that it was translated with, its digests stand at its own places.
  const areAsTranslated = there.every(
    ({ at: own, text, state }) =>
      sources[own] !== undefined && (sources[own] === digestOfText(text)) === (state === 'translated'),
  );
  return areOfToday || areAsTranslated ? { at, areOfToday } : null;
}
