/**
 * What an editor of content files needs of a working copy: its files, its schemas and the rules that its builds check by.
 * Loaded from the working copy that is edited, so that both say the same.
 */
import type { ContentValues } from '../content/content-value';
import { type ContentProblem, readContent } from '../content-files/read-content';
import { readSources } from '../translations/content-folders';
import { checkTranslation, type TranslationCheck } from '../translations/check-translation';
import type { ParsedContent } from '../working-copy/content-file';

export { jsonSchemaOf } from '../content-files/write-schemas';
export { BUSINESS_VALUES, englishContent } from '../translations/content-folders';

/**
 * A content file with this text as a build has it, by the very same check.
 * @param file absolute path
 * @returns what pages get of it, by name; null, and why, where a build would refuse it
 */
export function buildContent(
  file: string,
  source: string,
): { content: ContentValues | null; problems: ContentProblem[] } {
  try {
    const { name, content } = readContent(file, source);
    return { content: { [name]: content } as ContentValues, problems: [] };
  } catch (error) {
    const { message, problems } = error as Error & { problems?: ContentProblem[] };
    return { content: null, problems: problems ?? [{ path: '', what: message }] };
  }
}

/**
 * A translation beside the English content.
 * @param folder of the language, absolute
 * @param file from there
 */
export function checkedTranslation(
  { folder, file }: { folder: string; file: string },
  english: ParsedContent,
  translated: ParsedContent,
): TranslationCheck {
  const sources = readSources(folder)[file] ?? {};
  return checkTranslation(english.name, { english: english.value, translated: translated.value, sources });
}
