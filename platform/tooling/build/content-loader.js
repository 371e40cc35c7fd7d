/** Webpack loader for JSON content: checks it against its schema and leaves plain data, in which pictures have the addresses of their files. */
require('tsx/cjs');
const { existsSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { readContent } = require('@site/shared/content-files/read-content');
const { buildError, shortPath } = require('@site/shared/working-copy/build-error');

/** As `shared/content/picture.ts` has it, in JSON. */
const PICTURE = /"(pictures\/[a-z0-9-]{1,60}-[0-9a-f]{16}\.(?:avif|webp))"/g;

module.exports = function contentLoader(source) {
  const { content, dependencies } = readContent(this.resourcePath, source);
  dependencies.forEach((file) => this.addDependency(file));
  const pictures = [];
  const data = JSON.stringify(content).replace(PICTURE, (_, file) => {
    if (!pictures.includes(file)) pictures.push(file);
    return `picture${pictures.indexOf(file)}`;
  });
  const imports = pictures.map((file, index) => importOf(this.resourcePath, file, index));
  return [...imports, `export default ${data};`].join('\n');
};

function importOf(contentFile, file, index) {
  // What holds `content/`, in which versions and languages have folders of their own.
  const [part] = contentFile.split(/[\\/]content[\\/](?!.*[\\/]content[\\/])/);
  const path = join(part, file);
  if (!existsSync(path))
    throw buildError(
      `${shortPath(contentFile)} shows ${file}, which is not there. Choose the picture again at the desk, or bring the file back.`,
    );
  const request = relative(dirname(contentFile), path).replaceAll('\\', '/');
  return `import picture${index} from '${request}';`;
}
