import { parse as parseJson, type ParseError, visit } from 'jsonc-parser';
import { basename, dirname, join, relative } from 'node:path';
import type { ContentObject } from '../content/content-value';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';
import { buildError, shortPath } from './build-error';
import type { ContentLines } from './content-lines';

/** JSON next to content that holds no words: digests, and what the build asks. */
const NO_CONTENT = /(^|[\\/])(sources|read-only|published)\.json$/;

/** Whether a file of a content folder holds words. */
export function isContentFile(file: string): boolean {
  return file.endsWith('.json') && !NO_CONTENT.test(file);
}

/** The name by which pages have a file's content: `brandOwners` of `content/kn/brand-owners.json`. */
export function contentName(file: string): string {
  return basename(file, '.json').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Which language a content file is written in. */
export interface ContentLanguage {
  /** BCP 47 tag of `shared/site/languages.ts`. */
  language: string;
  /** The English file that it translates; the file itself where it is English. */
  original: string;
  /** The language's folder; that of the English content where it is English. */
  folder: string;
}

/**
 * The language of a content file by its folder: `content/kn/hero.json` and `content/kn/versions/v1.json` are Kannada, and
 * translate the files of the same name without the folder.
 */
export function languageOfFile(file: string): ContentLanguage {
  const around = [dirname(file), dirname(dirname(file))];
  const folder = around.find((one) => translatedLanguages.includes(basename(one)));
  if (!folder) return { language: DEFAULT_LANGUAGE, original: file, folder: dirname(file) };
  return { language: basename(folder), original: join(dirname(folder), relative(folder, file)), folder };
}

/** The tags of all languages but English. */
export const translatedLanguages = languages.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE);

/** A content file taken apart. */
export interface ParsedContent extends ContentLines {
  source: string;
  /** By which pages have it, and which paths begin with: `hero`. */
  name: string;
  value: ContentObject;
  /** Address of its JSON Schema. */
  schema?: string;
  /** Of a translation, whether a person who speaks the language has confirmed it; undefined where the file does not say. */
  isConfirmed?: boolean;
}

/**
 * Reads JSON content. What begins with `$` is said of the file: `$schema`, and `$confirmed` of a translation.
 * @param file for messages, absolute
 * @param name which paths begin with; by default that of the file
 * @throws Error where it is no JSON object, with the line
 */
export function parseContent(source: string, file: string, name = contentName(file)): ParsedContent {
  const {
    $schema: schema,
    $confirmed: isConfirmed,
    ...value
  } = parse(source, file) as ContentObject & { $schema?: string; $confirmed?: boolean };
  return { source, name, value, schema, isConfirmed, file: shortPath(file), lines: linesIn(source, name) };
}

/** The text of a content file. */
export function formatContent(content: Pick<ParsedContent, 'schema' | 'isConfirmed' | 'value'>) {
  const { schema, isConfirmed, value } = content;
  return formatJson({ $schema: schema, $confirmed: isConfirmed, ...value });
}

/** Where the JSON Schema of translations is. @param schema of the English content: `../.cache/schemas/hero.json` */
export function schemaOfTranslation(schema?: string): string | undefined {
  return schema?.replace(/^(.*\/)?([^/]+)$/, '../$1translations/$2');
}

/** JSON as files have it: a value a line, so that a change of a sentence is a change of a line. */
export function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function parse(source: string, file: string): ContentObject {
  try {
    const value = JSON.parse(source) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ContentObject;
  } catch (error) {
    const { message } = error as Error;
    const [fact = ''] = message.split(/, "|, \.\.\.| in JSON/, 1);
    const errors: ParseError[] = [];
    parseJson(source, errors);
    const line = source.trimEnd().slice(0, errors[0]?.offset).split('\n').length;
    throw buildError(
      `${shortPath(file)}:${line} cannot be read: ${fact}. A text is between two straight quotes: "Order today". Inside of them write “ ” to quote. A comma divides entries, and none follows the last.`,
    );
  }
  throw buildError(
    `${shortPath(file)}:1 cannot be read: it is no object. It begins with {, and ends with }.`,
  );
}

/** The line of each value, from 1, by its path. @param name which paths begin with */
function linesIn(source: string, name: string): Record<string, number> {
  const lines: Record<string, number> = {};
  const note = (line: number, steps: PropertyKey[]) => void (lines[name + pathTo(steps)] = line + 1);
  visit(source, {
    onObjectBegin: (_offset, _length, line, _column, steps) => note(line, steps()),
    onArrayBegin: (_offset, _length, line, _column, steps) => note(line, steps()),
    onLiteralValue: (_value, _offset, _length, line, _column, steps) => note(line, steps()),
  });
  return lines;
}

/** `['badges', 0, 'text']` → `.badges[0].text` */
export function pathTo(steps: PropertyKey[]): string {
  return steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
}
