require('tsx/cjs');
const { join } = require('node:path');
const { textProblems } = require('../content/text-rules.ts');
const { placeOf } = require('../working-copy/content-lines.ts');
const { buildError, shortPath } = require('../working-copy/run-data-module');
const { sourceLines } = require('../working-copy/source-lines');

/**
 * @param {{ file: string, name: string, value: unknown, source: string }} content What a content file exports under a
 *   name, and the file's text.
 * @param {{ schemas: Record<string, unknown>, schemaFile: string, hasTextRules?: boolean, isTranslation?: boolean,
 *   problems?: { path: string, what: string }[] }} rules Of the schemas, the one called `<name>Schema` counts.
 *   `hasTextRules`: every text is checked by `shared/content`, by what the schema's module exports as `isLegalText` and
 *   `fillsIn`. `isTranslation`: what holds for the English words alone is not asked (`onlyInEnglish`). `problems`: what is
 *   known to be wrong already, by the path within the value, such as `.badges[0]`.
 * @throws Error with every field that does not fit, with its line; and as `problems`, for programs: `{ path, what }[]`
 */
function assertContent(
  { file, name, value, source },
  { schemas, schemaFile, hasTextRules = false, isTranslation = false, problems: known = [] },
) {
  const schemaName = `${name}Schema`;
  const schema = schemas[schemaName];
  if (!schema)
    throw buildError(
      `${shortPath(file)} exports '${name}', but ${shortPath(schemaFile)} has no '${schemaName}'.`,
    );
  const { error: misfit } = schema.safeParse(value, { reportInput: true });
  const issues = issuesOf(misfit, isTranslation);
  // What had to be one of a few words is no text of the page.
  const choices = issues.filter(({ code }) => code === 'invalid_value').map((issue) => pathOf(issue.path));
  const problems = [
    ...issues.map((issue) => ({ path: pathOf(issue.path), what: sentence(issue) })),
    ...(hasTextRules ? problemsOfTexts(value, schemas).filter(({ path }) => !choices.includes(path)) : []),
    ...known,
  ];
  if (problems.length === 0) return;
  const content = { file: shortPath(file), lines: sourceLines(source) };
  const lines = problems.map(({ path, what }) => {
    const place = placeOf(content, name + path);
    return { ...place, text: `  ${place.file}:${place.line}  ${name}${path}: ${what}` };
  });
  const listed = lines.sort((one, other) => one.line - other.line).map(({ text }) => text);
  const message = `${shortPath(file)} does not fit ${shortPath(schemaFile)}:\n${listed.join('\n')}`;
  throw Object.assign(buildError(message), {
    problems: problems.map(({ path, what }) => ({ path: name + path, what })),
  });
}

function issuesOf(error, isTranslation) {
  return (error?.issues ?? []).filter(({ params }) => !(isTranslation && params?.onlyInEnglish));
}

/** What the rules for all texts say about each text of a value. */
function problemsOfTexts(value, kind, path = '') {
  if (typeof value === 'string')
    return textProblems(value, kind).map((what) => ({ path, what: `"${shortened(value)}" ${what}.` }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    problemsOfTexts(inner, kind, path + pathStep(Array.isArray(value) ? Number(key) : key)),
  );
}

function shortened(text) {
  return text.length > 60 ? `${text.slice(0, 60).replace(/\s\S*$/, '')} …` : text;
}

function pathOf(steps) {
  return steps.map(pathStep).join('');
}

function pathStep(step) {
  return typeof step === 'number' ? `[${step}]` : `.${String(step)}`;
}

function sentence(issue) {
  if (issue.code === 'invalid_value')
    return `${issue.input === undefined ? 'is missing' : `is ${JSON.stringify(issue.input)}, which does not exist`}. Take one of these: ${issue.values.join(', ')}.`;
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `is missing; expected ${issue.expected}.`;
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which nothing shows.`;
  return `${issue.message}.`;
}

/** What content is checked by besides its schema: a build that keeps its results has to know. */
const RULE_FILES = [
  'claims.ts',
  'emoji.ts',
  'hidden-signs.ts',
  'translated-claims.ts',
  'letters-in.ts',
  'text.ts',
  'text-rules.ts',
  'translation.schema.ts',
  '../site/only-in-english.ts',
].map((name) => join(__dirname, '../content', name));

module.exports = { assertContent, RULE_FILES };
