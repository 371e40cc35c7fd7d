/**
 * Webpack loader for `*.content.ts`: checks the content against its schema and leaves plain data.
 * The schema stands beside the file or in the section of the same name, so the browser never loads it:
 *   content/hero.content.ts → sections/hero/hero.schema.ts, export `heroSchema` for the export `hero`;
 *   content/kn/hero.content.ts → the same.
 */
const { readContent } = require('./read-content');

module.exports = function contentLoader(source) {
  const { content, dependencies } = readContent(this.resourcePath, source);
  dependencies.forEach((file) => this.addDependency(file));
  return Object.entries(content)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
