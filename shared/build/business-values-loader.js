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
  const { file = SUPPLIED.file, list } = this.getOptions();
  if (!existsSync(file))
    throw buildError(
      `${shortPath(file)} is to be read in place of ${shortPath(SUPPLIED.file)}, and is not there.`,
    );
  const supplied = readContent(this, { ...SUPPLIED, file });
  const example = readContent(this, EXAMPLE);
  const { completeValues, missingPaths } = requireAnew(this, COMPLETE_VALUES);
  const content = { file: shortPath(file), lines: sourceLines(supplied.source) };
  const missingValues = missingPaths(supplied.value, example.value).map((path) => ({
    path,
    ...placeOf(content, `${SUPPLIED.name}.${path}`),
  }));
  if (list) this.emitFile(list, JSON.stringify(missingValues));
  return [
    `export const businessValues = ${JSON.stringify(completeValues(supplied.value, example.value))};`,
    `export const missingValues = ${JSON.stringify(missingValues)};`,
    `export const hasMissingValues = ${missingValues.length > 0};`,
  ].join('\n');
};

function readContent(loader, { file, name, ...rules }) {
  loader.addDependency(file);
  const source = readFileSync(file, 'utf8');
  const value = runDataModule(source, file, {})[name];
  assertContent({ file, name, value, source }, { ...rules, schemas: requireAnew(loader, rules.schemaFile) });
  return { source, value };
}

/** The module as it is now: a watching build may have loaded it before it was changed. */
function requireAnew(loader, file) {
  loader.addDependency(file);
  delete require.cache[file];
  return require(file);
}
