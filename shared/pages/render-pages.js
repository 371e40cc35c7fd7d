/** Renders pages by a part's build for Node: its exposed modules, and what renders them, as one program (`../build/webpack-recipe.js`). */
const { join } = require('node:path');

/**
 * @param {object} request
 * @param {string} request.folder of the build for Node
 * @param {string} request.module exposed module: `LandingPage`
 * @param {string[]} request.languages BCP 47 tags
 * @returns {Promise<Record<string, import('../contracts/released-page').ReleasedPage>>} by language
 * @throws whatever the page's code throws
 */
async function renderPages({ folder, module, languages }) {
  const { renderPage } = require(join(folder, 'renderer.js'));
  const { inLanguage } = require(join(folder, `${module}.js`));
  const pages = {};
  for (const language of languages) pages[language] = renderPage(await inLanguage(language), language);
  return pages;
}

module.exports = { renderPages };
