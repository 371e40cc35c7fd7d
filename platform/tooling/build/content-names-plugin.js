const { createHash } = require('node:crypto');

/** Of the hashes in the names of files, in letters. */
const HASH_LENGTH = 22;

/**
 * Options of webpack's output. The hash in a file's name is the beginning of the SHA-256 of its bytes, as the page's integrity has it:
 * 132 bits, so a name is never that of another file.
 */
const NAMED_BY_CONTENT = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: HASH_LENGTH };

/** Extracted comments of libraries: their licences. */
const LICENCES = 'licences.txt';

/**
 * Names what webpack cannot name by its bytes: an entry before which `integrity-plugin.js` has put something, and the licences. Each file
 * that browsers load can then be told by its name, and a release with another is refused. What composing reads keeps its plain name.
 */
class ContentNamesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // After all that changes a file, before `part.json` names them.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
    compiler.hooks.thisCompilation.tap('ContentNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ContentNamesPlugin', stage }, () => {
        const [entry] = compilation.entrypoints.get('main')?.getEntrypointChunk().files ?? [];
        const assets = [entry, LICENCES].flatMap((file) => compilation.getAsset(file) ?? []);
        for (const { name, source } of assets) {
          const hash = createHash('sha256').update(source.buffer()).digest('base64url').slice(0, HASH_LENGTH);
          compilation.renameAsset(name, name.replace(/(\.[\w-]{22})?(?=\.\w+$)/, `.${hash}`));
        }
      });
    });
  }
}

module.exports = { ContentNamesPlugin, HASH_LENGTH, LICENCES, NAMED_BY_CONTENT };
