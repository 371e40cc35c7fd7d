require('tsx/cjs');
const { copyFile, mkdir, rm, writeFile } = require('node:fs/promises');
const { dirname, join } = require('node:path');
const { Worker } = require('node:worker_threads');
const { languages, languageFolder } = require('@site/shared/site/languages');

/**
 * Renders a part's pages in each language when its build for Node is there, and writes them next to it: `pages/kn/index.html` with
 * `pages/kn/index.json`, the business values that they hold, and what the build says of itself as JSON. A release has these, and
 * none of the code that made them.
 */
class RenderPagesPlugin {
  /**
   * @param {{ exposes: string[], pages: Record<string, string> }} part its row of the table
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
        for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.json')))
          await copyFile(join(compiler.outputPath, name), join(this.output, name));
      } catch (error) {
        compilation.errors.push(new compiler.webpack.WebpackError(error.message));
      }
    });
  }

  /** @throws Error for a page that cannot be rendered */
  render(folder) {
    const workerData = {
      folder,
      modules: this.part.exposes,
      languages: languages.map(({ tag }) => tag),
    };
    return new Promise((resolve, reject) => {
      const worker = new Worker(join(__dirname, 'render-pages-worker.js'), { workerData, env: {} });
      worker.on('message', ({ done, failure }) => (done ? resolve(done) : reject(new Error(failure))));
      worker.on('error', reject);
      worker.on('exit', () =>
        reject(new Error('The pages cannot be rendered: their code ended the process.')),
      );
    });
  }

  async write({ pages, businessValues }) {
    const folder = join(this.output, 'pages');
    const files = Object.entries(this.part.pages).flatMap(([path, module]) =>
      Object.entries(pages[module]).flatMap(([language, { markup, facts }]) => {
        const name = languageFolder(language) + (path === '/' ? 'index' : path.slice(1));
        return [
          [`${name}.html`, markup],
          [`${name}.json`, JSON.stringify(facts)],
        ];
      }),
    );
    for (const [name, text] of files) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await writeFile(join(this.output, 'business-values.json'), JSON.stringify(businessValues));
  }
}

module.exports = { RenderPagesPlugin };
