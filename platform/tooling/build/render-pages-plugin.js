require('tsx/cjs');
const { copyFile, mkdir, rm, writeFile } = require('node:fs/promises');
const { dirname, join } = require('node:path');
const { Worker } = require('node:worker_threads');
const { languages } = require('@site/shared/site/languages');
const { languageFolders } = require('@site/shared/translations/content-folders');
const { openTranslations } = require('@site/shared/translations/open-texts');

/**
 * Renders what composing reads of a part when its build for Node is there, and writes it next to it: a remote's pages in each language,
 * `pages/kn/index.html` with `pages/kn/index.json` and the picture of their link, and the business values that they hold; the shell's
 * frames; what is open in the part's translations, which stops nothing; what the build says of itself as JSON. A release has these, and
 * none of the code that made them.
 */
class RenderPagesPlugin {
  /**
   * @param {{ workspace: string, pages: Record<string, string> }} part its row of the table
   * @param {string} output folder of what composing reads
   */
  constructor(part, output) {
    this.part = part;
    this.output = output;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('RenderPagesPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      try {
        await rm(this.output, { recursive: true, force: true });
        await this.write(await this.render(compiler.outputPath));
        const open = languageFolders(this.part.workspace).flatMap(openTranslations);
        await this.write({ 'translations.json': JSON.stringify(open) });
        for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.json')))
          await copyFile(join(compiler.outputPath, name), join(this.output, name));
      } catch (error) {
        compilation.errors.push(new compiler.webpack.WebpackError(error.message));
      }
    });
  }

  /** @throws Error for a page that cannot be rendered */
  render(folder) {
    const { pages } = this.part;
    const workerData = { folder, pages, languages: languages.map(({ tag }) => tag) };
    return new Promise((resolve, reject) => {
      const worker = new Worker(join(__dirname, 'render-pages-worker.js'), { workerData, env: {} });
      worker.on('message', ({ done, failure }) => (done ? resolve(done) : reject(new Error(failure))));
      worker.on('error', reject);
      worker.on('exit', () =>
        reject(new Error('The pages cannot be rendered: their code ended the process.')),
      );
    });
  }

  async write(files) {
    for (const [name, content] of Object.entries(files)) {
      const file = join(this.output, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

module.exports = { RenderPagesPlugin };
