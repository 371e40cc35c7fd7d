const { isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');

/**
 * Runs a part's Node build, a CommonJS file that lies in a release rather than on disk.
 * @param {string} source
 * @param {string} name For messages: `landing/LandingPage.js`.
 * @param {Record<string, unknown>} provided What it may require besides Node's own modules: for a remote, the shell's
 *   shared packages.
 * @returns {any} Its exports.
 * @throws Whatever the build throws, and Error when it requires something that is not provided.
 */
function runNodeBuild(source, name, provided) {
  const module = { exports: {} };
  const requireProvided = (request) => {
    if (Object.hasOwn(provided, request)) return provided[request];
    if (isBuiltin(request)) return require(request);
    throw new Error(`${name} needs '${request}', which the shell's release does not bring.`);
  };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename: name });
  run(module, module.exports, requireProvided);
  return module.exports;
}

module.exports = { runNodeBuild };
