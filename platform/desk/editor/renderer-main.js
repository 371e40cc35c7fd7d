/** The process in which a part of the working copy renders a page with words that are being edited (`page-renderer.ts`). */
const { renderPages } = require('../../../shared/pages/render-pages');

process.on('message', async ({ folder, module, language, words }) => {
  // What was run keeps the words of the last time.
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  globalThis.siteEditedWords = { language, words };
  try {
    const pages = await renderPages({ folder, module, languages: [language] });
    process.send({ page: pages[language] });
  } catch (error) {
    process.send({ failure: `${error?.message ?? error}` });
  }
});
process.on('disconnect', () => process.exit());
