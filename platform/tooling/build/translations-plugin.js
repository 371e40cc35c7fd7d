require('tsx/cjs');
const { join } = require('node:path');
const { languageFolders } = require('@site/shared/translations/content-folders');
const { openTranslations } = require('@site/shared/translations/open-texts');
const { ROOT } = require('@site/shared/working-copy/working-copy');

/** File of a part's Node build: its translations that are missing, older than the English text, or not confirmed. */
const TRANSLATIONS_FILE = 'translations.json';

/**
 * Writes the list of what is open in a part's translations, for programs that do not run the build. It stops nothing: the
 * earlier translation is shown.
 */
class TranslationsPlugin {
  /**
   * @param {string} workspace `landing-remote`
   * @param {string} [root] the repository's folder
   */
  constructor(workspace, root = ROOT) {
    this.workspace = workspace;
    this.root = root;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TranslationsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TranslationsPlugin', stage }, () => {
        try {
          const folders = languageFolders(this.workspace, this.root);
          for (const { folder } of folders) compilation.contextDependencies.add(join(this.root, folder));
          const json = JSON.stringify(folders.flatMap(openTranslations));
          compilation.emitAsset(TRANSLATIONS_FILE, new compiler.webpack.sources.RawSource(json));
        } catch (error) {
          // What is thrown here ends webpack with its stack four times, and without the list of all errors.
          compilation.errors.push(new compiler.webpack.WebpackError(error.message));
        }
      });
    });
  }
}

module.exports = { TranslationsPlugin };
