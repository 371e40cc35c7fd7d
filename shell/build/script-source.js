/**
 * Webpack loader for `*.ts?script`: leaves, in the place of a module, the source of the function that it exports by default, as a page
 * carries it. It is written for browsers of 2020: older ones have the page as HTML, without this.
 */
const { resolve } = require('node:path');
const { build } = require('esbuild');

module.exports.pitch = async function scriptSource() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  for (const file of [__filename, ...Object.keys(metafile.inputs)]) this.addDependency(resolve(file));
  const [{ text }] = outputFiles;
  const source = text.trim().replace(/export\s*\{([\w$]+) as default\};?$/, 'return $1');
  return `export default ${JSON.stringify(`(()=>{${source}})()`)};`;
};
