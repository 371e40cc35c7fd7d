require('tsx/cjs');
const { join, resolve } = require('node:path');
const { languageFolders } = require('../translations/content-folders.ts');
const { openTranslations } = require('../translations/open-texts.ts');

const ROOT = resolve(__dirname, '../..');

/** File of a part's Node build: its translations that are missing, older than the English text, or not confirmed. */
const TRANSLATIONS_FILE = 'translations.json';

/**
 * Writes the list of what is open in a part's translations, for programs that do not run the build. It stops nothing: the
 * earlier translation is shown.
 */
class TranslationsPlugin {
  /** @param {string} workspace `landing-remote` */
  constructor(workspace) {
    this.workspace = workspace;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TranslationsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TranslationsPlugin', stage }, () => {
        const folders = languageFolders(this.workspace);
        for (const { folder } of folders) compilation.contextDependencies.add(join(ROOT, folder));
        const json = JSON.stringify(folders.flatMap(openTranslations));
        compilation.emitAsset(TRANSLATIONS_FILE, new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}

module.exports = { TranslationsPlugin };
