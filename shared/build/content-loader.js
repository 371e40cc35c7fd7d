/**
 * Webpack loader for `*.content.ts`: checks the content against its schema and leaves plain data.
 * The schema stands beside the file or in the section of the same name, so the browser never loads it:
 *   content/hero.content.ts → sections/hero/hero.schema.ts, export `heroSchema` for the export `hero`.
 */
require('tsx/cjs');
const { existsSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { assertContent, RULE_FILES } = require('./assert-content');
const { buildError, runDataModule, shortPath } = require('./run-data-module');

module.exports = function contentLoader(source) {
  const file = this.resourcePath;
  const schemaFile = findSchema(file);
  this.addDependency(schemaFile);
  delete require.cache[schemaFile];
  const schemas = require(schemaFile);
  const content = Object.entries(runDataModule(source, file, {}));
  RULE_FILES.forEach((rules) => this.addDependency(rules));
  for (const [name, value] of content)
    assertContent({ file, name, value, source }, { schemas, schemaFile, hasTextRules: true });
  return content.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
};

function findSchema(file) {
  const name = basename(file, '.content.ts');
  const candidates = [
    join(dirname(file), `${name}.schema.ts`),
    join(dirname(file), '..', 'sections', name, `${name}.schema.ts`),
  ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (!found) {
    throw buildError(`${shortPath(file)} has no schema. Add ${candidates.map(shortPath).join(' or ')}.`);
  }
  return found;
}
