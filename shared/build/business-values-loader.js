/**
 * Webpack loader for `shared/site/business-values.ts`: checks what the business supplied and the example against their
 * schemas, and leaves what the module exports as plain data. A build in which nothing is missing so holds nothing of
 * the example. Options:
 *   `file`: what to read in place of business-values.content.ts, by absolute path.
 *   `list`: name of a file to write that lists the missing values as JSON, for programs that do not run the build.
 */
require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { assertContent } = require('./assert-content');
const { placeOf } = require('../working-copy/content-lines.ts');
const { buildError, runDataModule, shortPath } = require('../working-copy/run-data-module');
const { sourceLines } = require('../working-copy/source-lines');

const site = resolve(__dirname, '../site');
const SUPPLIED = {
  file: resolve(site, 'business-values.content.ts'),
  name: 'businessValues',
  schemaFile: resolve(site, 'business-values.schema.ts'),
};
const EXAMPLE = {
  file: resolve(site, 'example-business.content.ts'),
  name: 'exampleBusiness',
  schemaFile: resolve(site, 'example-business.schema.ts'),
};
const COMPLETE_VALUES = resolve(site, 'complete-values.ts');

module.exports = function businessValuesLoader() {
  const { file, list } = this.getOptions();
  const { values, missingValues } = readBusinessValues(file, (read) => this.addDependency(read));
  if (list) this.emitFile(list, JSON.stringify(missingValues));
  return [
    `export const businessValues = ${JSON.stringify(values)};`,
    `export const missingValues = ${JSON.stringify(missingValues)};`,
    `export const hasMissingValues = ${missingValues.length > 0};`,
  ].join('\n');
};
module.exports.readBusinessValues = readBusinessValues;

/**
 * @param {string} [file] what to read in place of business-values.content.ts, by absolute path
 * @param {(file: string) => void} [onRead] called with each file that the values come from
 * @throws Error with everything that does not fit, with its line
 */
function readBusinessValues(file = SUPPLIED.file, onRead = () => undefined) {
  if (!existsSync(file))
    throw buildError(
      `${shortPath(file)} is to be read in place of ${shortPath(SUPPLIED.file)}, and is not there.`,
    );
  const supplied = readContent({ ...SUPPLIED, file }, onRead);
  const example = readContent(EXAMPLE, onRead);
  const { completeValues, missingPaths } = requireAnew(COMPLETE_VALUES, onRead);
  const content = { file: shortPath(file), lines: sourceLines(supplied.source) };
  const missingValues = missingPaths(supplied.value, example.value).map((path) => ({
    path,
    ...placeOf(content, `${SUPPLIED.name}.${path}`),
  }));
  return { values: completeValues(supplied.value, example.value), missingValues };
}

function readContent({ file, name, ...rules }, onRead) {
  onRead(file);
  const source = readFileSync(file, 'utf8');
  const value = runDataModule(source, file, {})[name];
  assertContent({ file, name, value, source }, { ...rules, schemas: requireAnew(rules.schemaFile, onRead) });
  return { source, value };
}

/** The module as it is now: a watching build may have loaded it before it was changed. */
function requireAnew(file, onRead) {
  onRead(file);
  delete require.cache[file];
  return require(file);
}
