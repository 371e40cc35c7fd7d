/**
 * Webpack loader for `shared/site/business-values.ts`: checks what the business supplied against its schema, and leaves
 * what the module exports as plain data. A build in which nothing is missing so holds nothing of the example. Its option `file`
 * is what to read in place of business-values.json, by absolute path.
 */
require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { checkedContent } = require('@site/shared/content-files/read-content');
const { buildError, shortPath } = require('@site/shared/working-copy/build-error');
const { parseContent } = require('@site/shared/working-copy/content-file');
const { placeOf } = require('@site/shared/working-copy/content-lines');
const { KIT } = require('@site/shared/working-copy/working-copy');

const site = join(KIT, 'site');
const SUPPLIED = join(site, 'business-values.json');
const SCHEMA = join(site, 'business-values.schema.ts');
const EXAMPLE = join(site, 'example-business.ts');
const COMPLETE_VALUES = join(site, 'complete-values.ts');

module.exports = function businessValuesLoader() {
  const { file } = this.getOptions();
  const { values, missingValues } = readBusinessValues(file, (read) => this.addDependency(read));
  return [
    `export const businessValues = ${JSON.stringify(values)};`,
    `export const missingValues = ${JSON.stringify(missingValues)};`,
    `export const hasMissingValues = ${missingValues.length > 0};`,
  ].join('\n');
};
module.exports.readBusinessValues = readBusinessValues;

/**
 * @param {string} [file] what to read in place of business-values.json, by absolute path
 * @param {(file: string) => void} [onRead] called with each file that the values come from
 * @throws Error with everything that does not fit, with its line
 */
function readBusinessValues(file = SUPPLIED, onRead = () => undefined) {
  if (!existsSync(file))
    throw buildError(
      `${shortPath(file)} is to be read in place of ${shortPath(SUPPLIED)}, and is not there.`,
    );
  [file, SCHEMA].forEach(onRead);
  const supplied = parseContent(readFileSync(file, 'utf8'), file, 'businessValues');
  checkedContent(supplied, supplied.value, SCHEMA);
  const { exampleBusiness } = requireAnew(EXAMPLE, onRead);
  const { completeValues, missingPaths } = requireAnew(COMPLETE_VALUES, onRead);
  const missingValues = missingPaths(supplied.value, exampleBusiness).map((path) => ({
    path,
    ...placeOf(supplied, `${supplied.name}.${path}`),
  }));
  return { values: completeValues(supplied.value, exampleBusiness), missingValues };
}

/** The module as it is now: a watching build may have loaded it before it was changed. */
function requireAnew(file, onRead) {
  onRead(file);
  delete require.cache[file];
  return require(file);
}
