/** The process in which a part of the working copy renders a page with words that are being edited (`page-renderer.ts`). */
const { join } = require('node:path');

const [output, complaint] = [process.stdout, process.stderr].map((stream) => stream.write.bind(stream));
// What the page's code logs is not the page.
process.stdout.write = process.stderr.write = () => true;

async function main() {
  const [folder, module, language] = process.argv.slice(2);
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  globalThis.siteEditedWords = { language, words: JSON.parse(Buffer.concat(chunks)) };
  const { renderPage } = require(join(folder, 'renderer.js'));
  const { inLanguage } = require(join(folder, `${module}.js`));
  output(JSON.stringify(renderPage(await inLanguage(language), language)));
}

main().catch((error) => {
  complaint(`${error?.message ?? error}`.split('\n', 1)[0]);
  process.exitCode = 1;
});
