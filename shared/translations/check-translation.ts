import { alignLists, type PlacedText } from './align-lists';
import { compareWithEnglish, type Difference } from './compare-with-english';
import { digestOfText, type FileSources } from './sources';
import type { Words } from './words';

/** An English text with the state of its translation. */
export interface CheckedText extends PlacedText {
  /** `missing`: nobody has translated it; `changed`: the English text is another one since. */
  state: 'translated' | 'missing' | 'changed';
}

export interface TranslationCheck {
  /** What keeps the translation from being built: it differs from an English text that has not changed since. */
  errors: Difference[];
  /** All texts. What a translator has to look at stops nothing: the earlier translation stays. */
  texts: CheckedText[];
  /** Entries of lists that English has no more: the first text of each, with its path in the translation's file. */
  removed: Words[];
  /** The translation with the entries of its lists where English has them today. */
  aligned: unknown;
  /** Whether that has the structure of today's English, so that it can be shown. */
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
  const aligned = alignLists(name, { english, translated, sources });
  const texts = aligned.texts.map((text): CheckedText => {
    const digest = aligned.sources[text.path];
    if (digest === undefined) return { ...text, state: 'missing' };
    return { ...text, state: digest === digestOfText(text.text) ? 'translated' : 'changed' };
  });
  const byPath = new Map(texts.map((text) => [text.path, text]));
  const isAsTranslated = aligned.accountsForAll && texts.every(({ state }) => state === 'translated');
  const differences = compareWithEnglish(english, aligned.translated, name);
  const errors = differences.filter(({ kind, path }) =>
    kind === 'text' ? byPath.get(path)?.state === 'translated' : kind === 'structure' && isAsTranslated,
  );
  return {
    errors: errors.map((error) => ({ ...error, path: byPath.get(error.path)?.at ?? error.path })),
    texts,
    removed: aligned.removed,
    aligned: aligned.translated,
    fits: !differences.some(({ kind }) => kind === 'structure'),
  };
}
