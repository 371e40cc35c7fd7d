import { compareWithEnglish, type Difference } from './compare-with-english';
import { digestOfText, type FileSources } from './sources';
import { exportOf, wordsOf } from './words';

/** An English text whose translation is to be looked at. */
export interface OpenText {
  /** Path of the English text: `hero.title`. */
  path: string;
  /** `missing`: nobody has translated it; `changed`: the English text is another one since. */
  state: 'missing' | 'changed';
}

export interface TranslationCheck {
  /** What keeps the translation from being built: it differs from an English text that has not changed since. */
  errors: Difference[];
  /** What a translator has to look at. It stops nothing: the earlier translation stays. */
  open: OpenText[];
  /** Whether English has the same structure still, so that the translation can be shown. */
  fits: boolean;
}

/**
 * Checks a translation against the English text that it was made from, and against that of today.
 * @param name of the export
 * @param sources digests of the English texts that it was made from
 */
export function checkTranslation(
  name: string,
  { english, translated, sources }: { english: unknown; translated: unknown; sources: FileSources },
): TranslationCheck {
  const words = wordsOf(english, name);
  const open = words.flatMap(({ path, text }): OpenText[] => {
    if (!(path in sources)) return [{ path, state: 'missing' }];
    return sources[path] === digestOfText(text) ? [] : [{ path, state: 'changed' }];
  });
  const differences = compareWithEnglish(english, translated, name);
  const hasSameTexts = open.length === 0 && countOf(name, sources) === words.length;
  const openPaths = new Set(open.map(({ path }) => path));
  return {
    errors: differences.filter(
      ({ kind, path }) => (kind === 'text' && !openPaths.has(path)) || (kind === 'structure' && hasSameTexts),
    ),
    open,
    fits: !differences.some(({ kind }) => kind === 'structure'),
  };
}

/** How many texts of an export have a digest: a file may have several exports. */
function countOf(name: string, sources: FileSources): number {
  return Object.keys(sources).filter((path) => exportOf(path) === name).length;
}
