import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ZodType, core } from 'zod';
import type { ContentValue } from '../content/content-value';
import { textProblems } from '../content/text-rules';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { asTranslation } from '../site/only-in-english';
import { checkTranslation } from '../translations/check-translation';
import { type FileSources, readSources, SOURCES_FILE } from '../translations/sources';
import { nearestTo, textsIn, valuesIn } from '../translations/words';
import { buildError, shortPath } from '../working-copy/build-error';
import {
  contentName,
  languageOfFile,
  parseContent,
  type ParsedContent,
  pathTo,
} from '../working-copy/content-file';
import { type ContentLines, placeOf } from '../working-copy/content-lines';

/** What is wrong with a value of a content file. */
export interface ContentProblem {
  /** Where: `hero.badges[0].text`; '' for the whole file. Of a translation, where the English entry is. */
  path: string;
  /** A sentence. */
  what: string;
}

/** What content is checked by. */
interface ContentRules {
  schema: ZodType;
  /** False for data that is filled into words. */
  isWords?: boolean;
  isLegalText?: boolean;
  fillsIn?: string[];
  /** Of a text that has versions: what pages have of the one that they show, by the names of content. */
  shownAs?: (version: unknown) => object;
  /** Of such a text: the list of the versions that are published, with another one. */
  freeze?: (version: unknown, source: ContentLines, today: string) => object;
}

/** A content file as pages get it. */
export interface ReadContent {
  /** By which pages have it. */
  name: string;
  content: unknown;
  /** What pages have of it, by names of content. */
  shown: object;
  /** Files that it was checked by. */
  dependencies: string[];
}

/**
 * Reads a content file, and checks it against its schema and the rules for all texts. A translation (`content/kn/hero.json`)
 * has words alone: everything else, and each text that it lacks, comes from the English file of the same name.
 * @param file absolute path
 * @param source the file's text
 * @param sources of a translation, the digests of the English texts that it is of; by default those next to it
 * @throws Error with everything that does not fit, with its line; and as `problems`, for programs: {@link ContentProblem}
 */
export function readContent(file: string, source: string, sources?: FileSources): ReadContent {
  const { language, original, folder } = languageOfFile(file);
  if (!existsSync(original) && file !== original)
    throw buildError(
      `${shortPath(file)} translates ${shortPath(original)}, which does not exist. Give it the English file's name.`,
    );
  const schemaFile = schemaFileOf(original);
  const own = parseContent(source, file);
  const dependencies = dependenciesOf(schemaFile);
  if (language === DEFAULT_LANGUAGE) return { ...checkedContent(own, own.value, schemaFile), dependencies };
  const english = parseContent(readFileSync(original, 'utf8'), original);
  const written = sources ?? readSources(folder)[relative(folder, file).replaceAll('\\', '/')];
  const { content, errors } = checkTranslation(english, own, written);
  const problems = errors.map(({ path, what }) => ({ path, what: `${what}.` }));
  if (own.isConfirmed === undefined)
    problems.push({
      path: own.name,
      what: 'does not say whether it is confirmed. Write: "$confirmed": false',
    });
  return {
    ...checkedContent(own, content, schemaFile, problems),
    dependencies: [...dependencies, original, join(folder, SOURCES_FILE)].filter(existsSync),
  };
}

/** The schema is next to the English file, for all files of its folder, or in the section of the same name. */
export function schemaFileOf(original: string): string {
  const [folder, name] = [dirname(original), basename(original, '.json')];
  const candidates = [
    join(folder, `${name}.schema.ts`),
    join(folder, '..', 'sections', name, `${name}.schema.ts`),
    join(folder, `${basename(folder)}.schema.ts`),
  ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found) return found;
  const [beside, section] = candidates.map(shortPath);
  throw buildError(`${shortPath(original)} has no schema. Add ${beside} or ${section}.`);
}

/** The module of a schema as it is now: a watching build may have loaded it before it was changed. */
export function contentRules(schemaFile: string): ContentRules {
  delete require.cache[schemaFile];
  const rules = require(schemaFile) as Record<string, unknown> & Omit<ContentRules, 'schema'>;
  const name = `${contentName(basename(schemaFile, '.schema.ts'))}Schema`;
  if (rules[name]) return { ...rules, schema: rules[name] as ZodType };
  throw buildError(`${shortPath(schemaFile)} has no '${name}'. Export the schema by this name.`);
}

/**
 * A content file as pages get it.
 * @param value what is built of it @param known what is wrong with it already
 * @throws Error as {@link readContent} does
 */
export function checkedContent(
  own: ParsedContent,
  value: ContentValue,
  schemaFile: string,
  known: ContentProblem[] = [],
): Omit<ReadContent, 'dependencies'> {
  const { schema, isWords = true, shownAs, ...kind } = contentRules(schemaFile);
  const check = () => schema.safeParse(value, { reportInput: true });
  const { data, error } = own.value === value ? check() : asTranslation(check);
  const issues = (error?.issues ?? []).map((issue) => ({ ...issue, at: own.name + pathTo(issue.path) }));
  // What had to be one of a few words is no text of the page.
  const choices = issues.filter(({ code }) => code === 'invalid_value').map(({ at }) => at);
  const texts = (isWords ? textsIn(value, own.name) : []).filter(({ path }) => !choices.includes(path));
  const problems: ContentProblem[] = [
    ...issues.map((issue) => ({ path: issue.at, what: sentence(issue) })),
    ...texts.flatMap(({ path, text }) =>
      textProblems(text, kind).map((what) => ({ path, what: `"${shortened(text, 60)}" ${what}.` })),
    ),
    ...twinsIn(value, own.name),
    ...known,
  ];
  if (problems.length === 0)
    return { name: own.name, content: data, shown: shownAs ? shownAs(data) : { [own.name]: data } };
  throw Object.assign(buildError(listed(own, value, schemaFile, problems)), { problems });
}

function listed(own: ParsedContent, value: ContentValue, schemaFile: string, problems: ContentProblem[]) {
  const lines = problems.map(({ path, what }) => {
    const { key } = nearestTo(value, path, 'path');
    const at = own.value === value ? path : nearestTo(own.value, key, 'key').path;
    const { line } = placeOf(own, at);
    return { line, text: `  ${own.file}:${line}  ${path}: ${what}` };
  });
  const sorted = lines.sort((one, other) => one.line - other.line).map(({ text }) => text);
  return `${own.file} does not fit ${shortPath(schemaFile)}:\n${sorted.join('\n')}`;
}

/** Entries of a list with an id that another one has: translations could not tell them apart. */
function twinsIn(value: ContentValue, name: string): ContentProblem[] {
  const known = new Set<string>();
  return valuesIn(value, name).flatMap(({ path, key }) => {
    const isTwin = known.size === known.add(key).size && path.endsWith(']');
    return isTwin ? [{ path, what: 'has the id of another entry of its list. Write another one.' }] : [];
  });
}

/** The beginning of a text, up to so many letters. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, '')} …` : text;
}

function sentence(issue: core.$ZodIssue): string {
  const isEmpty = issue.input === '';
  if (issue.code === 'invalid_value') {
    const what = isEmpty ? 'is empty' : `is ${JSON.stringify(issue.input)}, which does not exist`;
    return `${issue.input === undefined ? 'is missing' : what}. Take one of these: ${issue.values.join(', ')}.`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `is missing; expected ${issue.expected}.`;
  // Where a schema says nothing of its own.
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return issue.origin === 'string'
      ? 'is empty. Write something.'
      : `has too few entries: at least ${issue.minimum}.`;
  // What a rule says of other words is no reason where there are none: it says then what to write.
  const rule = 'includes' in issue ? `must hold ${String(issue.includes)}` : issue.message;
  if (isEmpty && rule.startsWith('must ')) return `is empty. It ${rule}.`;
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which nothing shows.`;
  return `${rule}.`;
}

/** The schema, and all rules that content is checked by besides: a build that keeps its results has to know. */
function dependenciesOf(schemaFile: string): string[] {
  const rules = join(__dirname, '../content');
  const files = readdirSync(rules).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return [schemaFile, join(rules, '../site/only-in-english.ts'), ...files.map((name) => join(rules, name))];
}
