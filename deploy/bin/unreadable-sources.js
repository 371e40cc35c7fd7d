const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * What stops the command's sources from being one file. The business values are among them, and people write them.
 * @param {unknown} error what `bundleCommand` failed with
 * @param {string} root of the working copy
 * @returns {string[] | null} a sentence for each file, with its line; null for any other error
 */
function unreadableSources(error, root) {
  const { errors } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error);
  if (!Array.isArray(errors) || errors.length === 0) return null;
  const sentences = errors.map(({ location, text }) => {
    if (!location) return text;
    const { file, line, column } = location;
    return contentProblem(join(root, file)) ?? `${file}:${line}:${column + 1} cannot be read: ${text}`;
  });
  return [...new Set(sentences)];
}

/** The sentence of a build, which says what to write instead. Loading TypeScript takes a second: only here. */
function contentProblem(file) {
  if (!file.endsWith('.content.ts')) return null;
  const { runDataModule } = require('@site/shared/working-copy/run-data-module');
  try {
    runDataModule(readFileSync(file, 'utf8'), file, {});
    return null;
  } catch (problem) {
    return problem.message;
  }
}

module.exports = { unreadableSources };
