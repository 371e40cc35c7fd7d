const { buildError, shortPath } = require('./run-data-module');

/**
 * @param {{ file: string, name: string, value: unknown }} content What a content file exports under a name.
 * @param {{ schemas: Record<string, import('zod').ZodType>, schemaFile: string, schemaName?: string }} rules
 *   `schemaName` is `<name>Schema` unless it is given.
 * @throws Error with every field that does not fit
 */
function assertContent({ file, name, value }, { schemas, schemaFile, schemaName = `${name}Schema` }) {
  const schema = schemas[schemaName];
  if (!schema)
    throw buildError(
      `${shortPath(file)} exports '${name}', but ${shortPath(schemaFile)} has no '${schemaName}'.`,
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

module.exports = { assertContent };
