const Module = require('node:module');
const { dirname } = require('node:path');
const ts = require('typescript');
const { buildError, shortPath } = require('../working-copy/build-error.ts');

/**
 * Runs a module of styles, at build time, and returns its exports.
 * @param {string} source
 * @param {string} file absolute path, for messages
 * @param {Record<string, object>} allowed what the module may import, by request
 */
function runStyles(source, file, allowed) {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  if (diagnostics.length > 0) throw buildError(syntaxProblem(file, diagnostics[0]));
  const loaded = new Module(file);
  loaded.filename = file;
  loaded.paths = Module._nodeModulePaths(dirname(file));
  loaded.require = (request) => {
    if (Object.hasOwn(allowed, request)) return allowed[request];
    throw buildError(
      `${shortPath(file)} imports '${request}'. It may import ${Object.keys(allowed).join(', ')} only.`,
    );
  };
  try {
    loaded._compile(outputText, file);
  } catch (error) {
    if (error.hideStack) throw error;
    throw buildError(`${shortPath(file)} cannot be read: ${error.name}: ${error.message}`);
  }
  return loaded.exports;
}

/** TypeScript guesses on after a syntax error, and what it guesses would reach the page. */
function syntaxProblem(file, { file: parsed, start, messageText }) {
  const { line, character } = parsed.getLineAndCharacterOfPosition(start);
  return `${shortPath(file)}:${line + 1}:${character + 1} cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

module.exports = { runStyles };
