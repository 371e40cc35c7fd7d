/** The process in which a part of the working copy renders a page with words that are being edited (`edited-pages.ts`). */
const { join } = require('node:path');
const { json } = require('node:stream/consumers');

const [output, complaint] = [process.stdout, process.stderr].map((stream) => stream.write.bind(stream));
// What the page's code logs is not the page.
process.stdout.write = process.stderr.write = () => true;

async function main(folder, module, language) {
  globalThis.siteEditedWords = { language, words: await json(process.stdin) };
  const { renderPage } = require(join(folder, 'renderer.js'));
  const { inLanguage } = require(join(folder, `${module}.js`));
  output(JSON.stringify(renderPage(await inLanguage(language), language)));
}

main(...process.argv.slice(2)).catch((error) => {
  complaint(`${error?.message ?? error}`.split('\n', 1)[0]);
  process.exitCode = 1;
});
