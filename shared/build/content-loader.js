/**
 * Webpack loader for `*.content.ts`: checks the content against its schema and leaves plain data, in which pictures have the
 * addresses of their files.
 * The schema stands beside the file or in the section of the same name, so the browser never loads it:
 *   content/hero.content.ts → sections/hero/hero.schema.ts, export `heroSchema` for the export `hero`;
 *   content/kn/hero.content.ts → the same.
 */
const { existsSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { readContent } = require('./read-content');
const { buildError, shortPath } = require('../working-copy/run-data-module');

/** As `shared/content/picture.ts` has it, in JSON. */
const PICTURE = /"(pictures\/[a-z0-9-]{1,60}-[0-9a-f]{16}\.(?:avif|webp))"/g;

module.exports = function contentLoader(source) {
  const { content, dependencies } = readContent(this.resourcePath, source);
  dependencies.forEach((file) => this.addDependency(file));
  const pictures = [];
  const exported = Object.entries(content).map(([name, value]) => {
    const data = JSON.stringify(value).replace(PICTURE, (_, file) => {
      if (!pictures.includes(file)) pictures.push(file);
      return `picture${pictures.indexOf(file)}`;
    });
    return `export const ${name} = ${data};`;
  });
  return [...pictures.map((file, index) => importOf(this.resourcePath, file, index)), ...exported].join('\n');
};

function importOf(contentFile, file, index) {
  const path = join(folderOfPart(contentFile), file);
  if (!existsSync(path))
    throw buildError(
      `${shortPath(contentFile)} shows ${file}, which is not there. Choose the picture again at the desk, or bring the file back.`,
    );
  const request = relative(dirname(contentFile), path).replaceAll('\\', '/');
  return `import picture${index} from '${request}';`;
}

/** What holds `content/`, in which versions and languages have folders of their own. */
function folderOfPart(contentFile) {
  const [part] = contentFile.split(/[\\/]content[\\/](?!.*[\\/]content[\\/])/);
  return part;
}
