const { SourceMap } = require('node:module');
const { join, relative } = require('node:path');

/**
 * Has stacks name the sources that a file was made of, for whoever reports a defect.
 * @param {string} file
 * @param {() => string} readMap its source map, read with the first stack that is read
 * @param {string} root of the sources
 */
function nameSources(file, readMap, root) {
  let map;
  Error.prepareStackTrace = (error, calls) => {
    let lines = calls.map((call) => `    at ${call}`);
    // With this error, Node finds its own place for `process.report`, which packages with binaries ask for the platform.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_SYNTHETIC') return lines.join('\n');
    try {
      map ??= new SourceMap(JSON.parse(readMap()));
      lines = calls.map((call, index) =>
        lines[index].replace(/[^\s(]+:\d+:\d+/, (place) => sourceOf(call) ?? place),
      );
    } catch {
      // A later bundle has taken this one's place: the stack names this one.
    }
    return [`${error}`, ...lines].join('\n');
  };

  /** @param {NodeJS.CallSite} call */
  function sourceOf(call) {
    if (call.getFileName() !== file) return null;
    const { originalSource, originalLine, originalColumn } = map.findEntry(
      call.getLineNumber() - 1,
      call.getColumnNumber() - 1,
    );
    return (
      originalSource &&
      `${relative(process.cwd(), join(root, originalSource))}:${originalLine + 1}:${originalColumn + 1}`
    );
  }
}

module.exports = { nameSources };
