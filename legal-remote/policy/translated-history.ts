import type { HistoryEntry } from './history';
import type { Policy } from './policy.schema';

/**
 * The versions as a language has them: in English where one is not translated. Approval and dates are those of the English
 * text: a translation has none of its own.
 * @param translated By id.
 */
export function translatedFrom(versions: Policy[], translated: Record<string, Policy>): Policy[] {
  return versions.map((version) => {
    const { status, id, version: number } = version;
    return { ...(translated[id] ?? version), status, id, version: number };
  });
}

/**
 * The history of versions in another language than English, in which each comparison is within one language: where one of two versions is not
 * translated, what changed between them is said in English, and marked as such.
 * @param history Newest first, as `english`, which has the same versions.
 * @param translated By id.
 */
export function comparedInOneLanguage(
  history: HistoryEntry[],
  english: HistoryEntry[],
  translated: Record<string, Policy>,
): HistoryEntry[] {
  return history.map((entry, index) => {
    const before = history[index + 1];
    const isTranslated = translated[entry.id] !== undefined;
    if (isTranslated && (!before || translated[before.id])) return entry;
    const { differences } = english[index]!;
    return { ...entry, differences, inEnglish: isTranslated ? 'differences' : 'wholly' };
  });
}
