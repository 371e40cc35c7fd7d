import { entriesOf, isWords, pathOf } from './words';

/**
 * The English content with the words of a translation of the same structure: icons, ids, links and what is confirmed are
 * always those of the English content.
 * @param path name of the export
 */
export function withWordsOf<Content>(english: Content, translated: unknown, path: string): Content {
  if (typeof english === 'string') return (isWords(path) ? translated : english) as Content;
  if (typeof english !== 'object' || english === null) return english;
  const entries = entriesOf(english).map(([key, value]) => [
    key,
    withWordsOf(
      value,
      (translated as Record<string, unknown> | undefined)?.[key],
      pathOf(path, key, english),
    ),
  ]);
  return (
    Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as Content;
}
