/**
 * What an editor of content files needs of a working copy: its files, its schemas and the rules that its builds check by.
 * Loaded from the working copy that is edited, so that both say the same.
 */
import type { ContentValue } from '../content/content-value';
import { contentSchemas, readContent } from '../build/read-content';
import { runDataModule } from '../working-copy/run-data-module';
import { sourceValues } from '../working-copy/source-lines';
import { type CheckedText, checkTranslation } from '../translations/check-translation';
import { readSources } from '../translations/content-folders';

export { BUSINESS_VALUES, englishContent } from '../translations/content-folders';

/** Why a content file cannot be built as it is. */
export interface ContentProblem {
  /** Where: `hero.badges[0].text`; '' for the whole file. */
  path: string;
  /** A sentence. */
  what: string;
}

/** A content file taken apart. */
export interface OpenedContent {
  /** What it exports, by name; of a translation, what it says of itself, too. */
  exports: Record<string, ContentValue>;
  /** Where each value is written. */
  written: ReturnType<typeof sourceValues>;
}

/** @throws Error where it cannot be read as data */
export function openContent(file: string, source: string): OpenedContent {
  return {
    exports: { ...(runDataModule(source, file, {}) as Record<string, ContentValue>) },
    written: sourceValues(source),
  };
}

/** The JSON Schema of each export of a content file, by name. @param file absolute path */
export function schemasOf(file: string): Record<string, object> {
  return contentSchemas(file);
}

/**
 * A content file with this text as a build has it, by the very same check.
 * @param file absolute path
 * @returns what pages get of it, by name; null, and why, where a build would refuse it
 */
export function buildContent(
  file: string,
  source: string,
): { content: Record<string, ContentValue> | null; problems: ContentProblem[] } {
  try {
    return { content: readContent(file, source).content as Record<string, ContentValue>, problems: [] };
  } catch (error) {
    const { message, problems } = error as Error & { problems?: ContentProblem[] };
    return { content: null, problems: problems ?? [{ path: '', what: message }] };
  }
}

/**
 * The English texts beside a translation: where each stands in its file, and whether it is translated.
 * @param folder of the language, absolute
 * @param name of the file from there
 */
export function checkedTexts(
  { folder, name }: { folder: string; name: string },
  english: OpenedContent['exports'],
  translated: OpenedContent['exports'],
): CheckedText[] {
  const sources = readSources(folder)[name] ?? {};
  return Object.entries(english).flatMap(
    ([exported, value]) =>
      checkTranslation(exported, { english: value, translated: translated[exported], sources }).texts,
  );
}
