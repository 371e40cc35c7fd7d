/**
 * Webpack loader for `all-content.ts`: leaves, in its place, imports of every content module of the folder. So whatever
 * needs all content has that of a new section, too.
 */
const { readdirSync } = require('node:fs');
const { dirname } = require('node:path');

module.exports = function contentFolderLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.content.ts'))
    .sort();
  const imports = modules.map((name, index) => `import * as content${index} from './${name}';`);
  const names = modules.map((_, index) => `...content${index}`);
  return `${imports.join('\n')}\nexport const allContent = { ${names.join(', ')} };`;
};
