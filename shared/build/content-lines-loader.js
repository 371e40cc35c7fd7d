/**
 * Webpack loader for `x.content.ts?lines`: leaves, in place of the content, the file and the line of each of its values,
 * so that what is found in the content can be reported with its place (`content-lines.ts`).
 */
const { shortPath } = require('../working-copy/run-data-module');
const { sourceLines } = require('../working-copy/source-lines');

/** As a pitch the loader runs in place of the loaders for the content itself. */
module.exports.pitch = function contentLinesLoader() {
  const read = this.async();
  this.addDependency(this.resourcePath);
  this.fs.readFile(this.resourcePath, (error, source) => {
    if (error) return read(error);
    const content = { file: shortPath(this.resourcePath), lines: sourceLines(source.toString()) };
    read(null, `export default ${JSON.stringify(content)};`);
  });
};
