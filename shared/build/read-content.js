require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { basename, dirname, join, relative } = require('node:path');
const { toJSONSchema } = require('zod');
const { DEFAULT_LANGUAGE } = require('../site/languages.ts');
const { builtTranslation } = require('../translations/built-translation.ts');
const { readSources } = require('../translations/content-folders.ts');
const { SOURCES_FILE } = require('../translations/sources.ts');
const { assertContent, RULE_FILES } = require('./assert-content');
const { languageOfFile } = require('./content-language.ts');
const { buildError, runDataModule, shortPath } = require('../working-copy/run-data-module');

const TRANSLATION_SCHEMA = join(__dirname, '../content/translation.schema.ts');

/**
 * Reads a content file, and checks it against its schema and the rules for all texts. A translation
 * (`content/kn/hero.content.ts`) has the schema and the exports of the English file of the same name, and `translation`
 * besides, and says what the English file says; what is no words comes from that file.
 * @param {string} file Absolute path.
 * @param {string} source The file's text.
 * @returns {{ content: Record<string, unknown>, dependencies: string[] }} What pages show of it, by name, and the files
 *   that it was checked by.
 * @throws Error with everything that does not fit, with its line
 */
function readContent(file, source) {
  const { language, original, folder } = languageOfFile(file);
  const schemaFile = findSchema(original);
  const schemas = requireAnew(schemaFile);
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const content = { ...runDataModule(source, file, {}) };
  let translations = {};
  if (isTranslation) {
    assertTranslation(file, source, content.translation);
    delete content.translation;
    const english = readEnglish(file, original);
    assertTranslatesAll(file, original, { english, content });
    translations = translationsOf(readSources(folder)[relative(folder, file)] ?? {}, { english, content });
  }
  for (const [name, value] of Object.entries(content)) {
    const { problems = [] } = translations[name] ?? {};
    const rules = { schemas, schemaFile, hasTextRules: true, isTranslation, problems };
    assertContent({ file, name, value, source }, rules);
    if (isTranslation) content[name] = translations[name].content;
  }
  const translated = isTranslation ? [original, join(folder, SOURCES_FILE)].filter(existsSync) : [];
  return { content, dependencies: [schemaFile, ...translated, ...RULE_FILES] };
}

/** Each export of a translation as it is built. */
function translationsOf(sources, { english, content }) {
  return Object.fromEntries(
    Object.entries(content).map(([name, translated]) => [
      name,
      builtTranslation(name, { english: english[name], translated, sources }),
    ]),
  );
}

function assertTranslation(file, source, value) {
  assertContent(
    { file, name: 'translation', value, source },
    { schemas: requireAnew(TRANSLATION_SCHEMA), schemaFile: TRANSLATION_SCHEMA },
  );
}

/** What the English file exports. */
function readEnglish(file, original) {
  if (!existsSync(original))
    throw buildError(
      `${shortPath(file)} translates ${shortPath(original)}, which does not exist. Give it the English file's name.`,
    );
  return runDataModule(readFileSync(original, 'utf8'), original, {});
}

function assertTranslatesAll(file, original, { english, content }) {
  const missing = Object.keys(english).filter((name) => !(name in content));
  if (missing.length > 0)
    throw buildError(
      `${shortPath(file)} does not export ${missing.join(', ')}, which ${shortPath(original)} does. Translate it here too.`,
    );
}

/** The schema stands beside the English file or in the section of the same name, so the browser never loads it. */
function findSchema(original) {
  const name = basename(original, '.content.ts');
  const candidates = [
    join(dirname(original), `${name}.schema.ts`),
    join(dirname(original), '..', 'sections', name, `${name}.schema.ts`),
  ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (!found) {
    throw buildError(`${shortPath(original)} has no schema. Add ${candidates.map(shortPath).join(' or ')}.`);
  }
  return found;
}

/** The module as it is now: a watching build may have loaded it before it was changed. */
function requireAnew(file) {
  delete require.cache[file];
  return require(file);
}

/**
 * The JSON Schema of each export of a content file, with what the schemas say of themselves (`meta`, `describe`).
 * @param {string} file Absolute path.
 * @returns {Record<string, object>} by the export's name
 */
function contentSchemas(file) {
  const { language, original } = languageOfFile(file);
  const all = {
    ...requireAnew(findSchema(original)),
    ...(language !== DEFAULT_LANGUAGE && requireAnew(TRANSLATION_SCHEMA)),
  };
  const schemas = Object.entries(all).filter(([name, { _zod } = {}]) => name.endsWith('Schema') && _zod);
  return Object.fromEntries(
    schemas.map(([name, schema]) => [
      name.replace(/Schema$/, ''),
      toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }),
    ]),
  );
}

module.exports = { contentSchemas, readContent };
