const Module = require('node:module');
const { dirname, relative } = require('node:path');
const ts = require('typescript');
const { ROOT } = require('./working-copy');

/**
 * Runs a TypeScript module that is data only, at build time, and returns its exports.
 * @param {string} source
 * @param {string} file Absolute path, for messages.
 * @param {Record<string, object>} allowed What the module may import, by request.
 */
function runDataModule(source, file, allowed) {
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
    const names = Object.keys(allowed).join(', ') || 'types';
    throw buildError(`${shortPath(file)} imports '${request}'. It may import ${names} only.`);
  };
  try {
    loaded._compile(outputText, file);
  } catch (error) {
    throw error.hideStack ? error : buildError(runtimeProblem(file, source, error));
  }
  return loaded.exports;
}

/** A word without quotes is a name to JavaScript, and names nothing here. */
function runtimeProblem(file, source, { name, message }) {
  const [word] = /^\S+(?= is not defined)/.exec(message) ?? [];
  const line = source.split('\n').findIndex((text) => word && new RegExp(`\\b${word}\\b`).test(text)) + 1;
  const place = `${shortPath(file)}${line > 0 ? `:${line}` : ''}`;
  if (!word) return `${place} cannot be read: ${name}: ${message}`;
  return `${place} cannot be read: "${word}" is no value. A text stands between two straight quotes: '${word}'. Beside it, only numbers, true, false and null are values.`;
}

/** TypeScript guesses on after a syntax error, and what it guesses would reach the page. */
function syntaxProblem(file, { file: parsed, start, messageText }) {
  const { line, character } = parsed.getLineAndCharacterOfPosition(start);
  return `${shortPath(file)}:${line + 1}:${character + 1} cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}${quotesHint(parsed.text.split('\n')[line] ?? '')}`;
}

/** Nearly always it is a quote: one within the words, the curly ones of a word processor around them, or none at all. */
function quotesHint(line) {
  const rule = ` A text stands between two straight quotes: 'Order today'.`;
  if (/['"‘’“”]/.test(line))
    return `${rule} Inside of them write ’ for an apostrophe (We’re open), and “ ” to quote.`;
  return /:\s*[^\s{[\d]/.test(line) ? rule : '';
}

/** The path as a person would say it: from the repository's root. */
function shortPath(file) {
  return relative(ROOT, file);
}

/** An error for the person who builds: webpack prints its sentence without a stack. */
function buildError(message) {
  return Object.assign(new Error(message), { hideStack: true });
}

module.exports = { buildError, runDataModule, shortPath };
