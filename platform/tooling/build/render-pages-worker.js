/** Runs a part's own code in a thread of its own: whatever it does ends with its thread. */
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const { folder, modules, languages } = workerData;
// What renders a page is part of the build (`webpack-recipe.js`).
const { businessValues, renderPage } = require(join(folder, 'renderer.js'));

/** The first line of a trace that lies in the build, such as `LandingPage.js:1204:9`. */
const placeIn = (error) => /([\w-]+\.js:\d+(?::\d+)?)\)?$/m.exec(`${error?.stack}`.replace(/^.*\n/, ''))?.[1];

/** A page in each language. */
async function renderIn(module) {
  const { inLanguage } = require(join(folder, `${module}.js`));
  const pages = {};
  for (const language of languages) pages[language] = renderPage(await inLanguage(language), language);
  return pages;
}

async function renderAll() {
  const pages = {};
  for (const module of modules) {
    try {
      pages[module] = await renderIn(module);
    } catch (error) {
      const place = placeIn(error);
      throw new Error(
        `The page ${module} cannot be rendered: ${error?.message ?? error}${place ? ` (${place})` : ''}`,
      );
    }
  }
  return { pages, businessValues };
}

renderAll().then(
  (done) => parentPort.postMessage({ done }),
  (error) => parentPort.postMessage({ failure: error.message }),
);
