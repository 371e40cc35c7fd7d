/** Runs a part's own code in a thread of its own: whatever it does ends with its thread. */
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
const { renderPages } = require('@site/shared/pages/render-pages');

const { folder, modules, languages } = workerData;

/** The first line of a trace that lies in the build, such as `LandingPage.js:1204:9`. */
const placeIn = (error) => /([\w-]+\.js:\d+(?::\d+)?)\)?$/m.exec(`${error?.stack}`.replace(/^.*\n/, ''))?.[1];

async function renderAll() {
  const pages = {};
  for (const module of modules) {
    try {
      pages[module] = await renderPages({ folder, module, languages });
    } catch (error) {
      const place = placeIn(error);
      throw new Error(
        `The page ${module} cannot be rendered: ${error?.message ?? error}${place ? ` (${place})` : ''}`,
      );
    }
  }
  const { businessValues } = require(join(folder, 'renderer.js'));
  return { pages, businessValues };
}

renderAll().then(
  (done) => parentPort.postMessage({ done }),
  (error) => parentPort.postMessage({ failure: error.message }),
);
