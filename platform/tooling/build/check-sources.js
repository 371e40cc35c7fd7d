/**
 * `node check-sources.js <root> <workspace> …`: checks the business values and all content of workspaces as their builds do, and
 * builds nothing. Prints what is wrong as a list of sentences in JSON, and writes the JSON Schemas of the content into the working
 * copy with this root, for editors: the workspaces may be in a snapshot of it.
 */
require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { readContent } = require('@site/shared/content-files/read-content');
const { writeSchemas } = require('@site/shared/content-files/write-schemas');
const { languages } = require('@site/shared/site/languages');
const { contentPlaces } = require('@site/shared/translations/content-folders');
const { ROOT } = require('@site/shared/working-copy/working-copy');
const { readBusinessValues } = require('./business-values-loader');
const { businessValuesFile } = require('./module-rules');

/** Absolute paths of the files with the words of a workspace, in all languages. */
function contentFiles(workspace) {
  return languages
    .flatMap(({ tag }) => contentPlaces(basename(workspace), tag))
    .flatMap(({ holds, file }) => (holds === 'words' ? join(ROOT, file) : []))
    .filter(existsSync);
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
