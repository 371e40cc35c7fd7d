/**
 * What an editor of content asks of a working copy: its schemas, and the rules that its builds check by. Loaded from the working
 * copy that is edited, so that both say the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentObject, ContentValues } from '../content/content-value';
import type { SuppliedValues } from '../site/business-values.schema';
import { completeValues } from '../site/complete-values';
import { exampleBusiness } from '../site/example-business';
import { namedValues } from '../site/fill-in';
import { BUSINESS_VALUES } from '../translations/content-folders';
import type { FileSources } from '../translations/sources';
import { parseContent } from '../working-copy/content-file';
import { type ContentProblem, contentRules, readContent, schemaFileOf } from './read-content';

export { CONFIRMED, jsonSchemaOf } from './write-schemas';

/** The business values as pages show them, also by the names that texts have for them. @param root of the working copy */
export function shownValues(root: string): { values: ContentObject; named: Record<string, string> } {
  const file = readFileSync(join(root, BUSINESS_VALUES), 'utf8');
  const { $schema: _, ...supplied } = JSON.parse(file) as SuppliedValues & { $schema: string };
  const values = completeValues(supplied, exampleBusiness);
  return { values: { ...values }, named: Object.fromEntries(namedValues(values)) };
}

/**
 * A content file with this text as a build has it, by the very same check.
 * @param file absolute path
 * @param sources of a translation, the digests that are written with it
 * @returns what pages get of it, by name; null, and why, where a build would refuse it
 */
export function buildContent(
  file: string,
  source: string,
  sources?: FileSources,
): { content: ContentValues | null; problems: ContentProblem[] } {
  try {
    return { content: readContent(file, source, sources).shown as ContentValues, problems: [] };
  } catch (error) {
    const { message, problems } = error as Error & { problems?: ContentProblem[] };
    return { content: null, problems: problems ?? [{ path: '', what: message }] };
  }
}

/**
 * What the list of published versions says once a version of a text is frozen.
 * @param file absolute path @param source the version's text
 * @throws Error where it may not be frozen
 */
export function frozenVersions(file: string, source: string, today: string): object {
  const { content } = readContent(file, source);
  return contentRules(schemaFileOf(file)).freeze!(content, parseContent(source, file), today);
}
