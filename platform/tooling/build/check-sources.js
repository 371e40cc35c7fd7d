/**
 * `node check-sources.js <root> <workspace> …`: checks the business values and all content of workspaces as their builds do, and
 * builds nothing. Prints what is wrong as a list of sentences in JSON, and writes the JSON Schemas of the content into the working
 * copy with this root, for editors: the workspaces may be in a snapshot of it.
 */
require('tsx/cjs');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { readContent } = require('@site/shared/content-files/read-content');
const { writeSchemas } = require('@site/shared/content-files/write-schemas');
const { isContentFile } = require('@site/shared/working-copy/content-file');
const { readBusinessValues } = require('./business-values-loader');
const { businessValuesFile } = require('./module-rules');

/** Absolute paths of the content files of a workspace. */
function contentFiles(workspace) {
  const folder = join(workspace, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isContentFile)
    .map((name) => join(folder, name));
}

const [root, ...workspaces] = process.argv.slice(2);
const reads = [
  () => readBusinessValues(businessValuesFile()),
  ...workspaces.flatMap(contentFiles).map((file) => () => readContent(file, readFileSync(file, 'utf8'))),
  ...workspaces.map((workspace) => () => writeSchemas(basename(workspace), root)),
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
