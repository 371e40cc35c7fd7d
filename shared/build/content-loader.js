/**
 * Webpack loader for `*.content.ts`: checks the content against its schema and leaves plain data.
 * The schema stands beside the file or in the section of the same name, so the browser never loads it:
 *   content/hero.content.ts → sections/hero/hero.schema.ts, export `heroSchema` for the export `hero`.
 * The option `replacements` names files to read in place of others, by absolute path: what they export fits the same
 * schema.
 */
require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { buildError, runDataModule, shortPath } = require('./run-data-module');

module.exports = function contentLoader(source) {
  const file = this.resourcePath;
  const replacement = this.getOptions().replacements?.[file];
  const schemaFile = findSchema(file);
  this.addDependency(schemaFile);
  delete require.cache[schemaFile];
  const schemas = require(schemaFile);
  const read = replacement ?? file;
  const text = replacement ? readReplacement(this, replacement) : source;
  const content = Object.entries(runDataModule(text, read, {}));
  for (const [name, value] of content) assertContent(read, name, value, schemas[`${name}Schema`], schemaFile);
  return content.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
};

function readReplacement(loader, file) {
  if (!existsSync(file))
    throw buildError(
      `${shortPath(file)} is to be read in place of ${shortPath(loader.resourcePath)}, and is not there.`,
    );
  loader.addDependency(file);
  return readFileSync(file, 'utf8');
}

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

function assertContent(file, name, value, schema, schemaFile) {
  if (!schema)
    throw buildError(
      `${shortPath(file)} exports '${name}', but ${shortPath(schemaFile)} has no '${name}Schema'.`,
    );
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) return;
  const lines = error.issues.map(
    (issue) => `  ${name}${issue.path.map(pathStep).join('')}: ${sentence(issue)}`,
  );
  throw buildError(`${shortPath(file)} does not fit ${shortPath(schemaFile)}:\n${lines.join('\n')}`);
}

function pathStep(step) {
  return typeof step === 'number' ? `[${step}]` : `.${String(step)}`;
}

function sentence(issue) {
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `is missing; expected ${issue.expected}.`;
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which nothing shows.`;
  return `${issue.message}.`;
}
