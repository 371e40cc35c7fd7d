/**
 * `node check-sources.js <workspace> …`: checks the business values and all content of workspaces as their builds do, and
 * builds nothing. Prints what is wrong as a list of sentences in JSON.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { readBusinessValues } = require('./business-values-loader');
const { businessValuesFile } = require('./module-rules');
const { readContent } = require('./read-content');

/** Absolute paths of the content files of a workspace. */
function contentFiles(workspace) {
  const folder = join(workspace, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.content.ts'))
    .map((name) => join(folder, name));
}

const reads = [
  () => readBusinessValues(businessValuesFile()),
  ...process.argv
    .slice(2)
    .flatMap(contentFiles)
    .map((file) => () => readContent(file, readFileSync(file, 'utf8'))),
];
const problems = reads.flatMap((read) => {
  try {
    read();
    return [];
  } catch (error) {
    if (!error.hideStack) throw error;
    return [error.message];
  }
});
console.log(JSON.stringify([...new Set(problems)]));
