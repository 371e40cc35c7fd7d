import { checkTranslation } from './check-translation';
import type { FileSources } from './sources';
import { withWordsOf } from './with-words-of';

/** An export of a translation, as pages get it. */
export interface BuiltTranslation {
  content: unknown;
  /** Where it says something else than the English text that it was made from; by the path within the export. */
  problems: { path: string; what: string }[];
}

/**
 * An export of a translation with everything from English that is no words. Where English has another structure by now,
 * the translation is shown as it was made.
 * @param name of the export
 */
export function builtTranslation(
  name: string,
  of: { english: unknown; translated: unknown; sources: FileSources },
): BuiltTranslation {
  const { errors, aligned, fits } = checkTranslation(name, of);
  return {
    content: fits ? withWordsOf(of.english, aligned, name) : of.translated,
    problems: errors.map(({ path, what }) => ({ path: path.slice(name.length), what: `${what}.` })),
  };
}
