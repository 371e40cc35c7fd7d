/**
 * Webpack loader for `*.ts?script`: leaves, in the place of a module, the source of the function that it exports by default, as a page
 * carries it. It is written for browsers of 2020: older ones have the page as HTML, without this.
 */
const { resolve } = require('node:path');
const { build } = require('esbuild');

module.exports.pitch = async function scriptSource() {
  const { outputFiles, metafile } = await build({
    // Its other exports are for tests.
    stdin: {
      contents: `export { default } from ${JSON.stringify(this.resourcePath)};`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  for (const file of [__filename, ...files]) this.addDependency(resolve(file));
  const [{ text }] = outputFiles;
  const source = text.trim().replace(/export\s*\{([\w$]+) as default\};?$/, 'return $1');
  return `export default ${JSON.stringify(`(()=>{${source}})()`)};`;
};
