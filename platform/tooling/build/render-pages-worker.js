/** Runs a part's own code in a thread of its own: whatever it does ends with its thread. */
require('tsx/cjs');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
const { linkPicture } = require('@site/shared/link-picture');
const { languageFolder } = require('@site/shared/site/languages');
const { KIT } = require('@site/shared/working-copy/working-copy');
const { paintPicture } = require('./paint-picture');

const { folder, pages, languages } = workerData;
// What renders is part of the build (`webpack-recipe.js`).
const { businessValues, renderPage, renderShell } = require(join(folder, 'renderer.js'));

const symbol = readFileSync(join(KIT, 'brand/symbol.svg'), 'utf8');

/** The first line of a trace that lies in the build, such as `LandingPage.js:1204:9`. */
const placeIn = (error) => /([\w-]+\.js:\d+(?::\d+)?)\)?$/m.exec(`${error?.stack}`.replace(/^.*\n/, ''))?.[1];

/** Files of a page in a language, by name. */
async function filesOf(path, module, language) {
  const { inLanguage } = require(join(folder, `${module}.js`));
  const page = await inLanguage(language);
  const { markup, facts } = renderPage(page, language);
  const { brandName } = businessValues;
  const content = page.ogImage?.();
  const picture = content ? await linkPicture(content, { brandName, symbol, language }) : null;
  const words = picture && `${brandName} – ${content.headline}`;
  const name = `pages/${languageFolder(language)}${path === '/' ? 'index' : path.slice(1)}`;
  return {
    [`${name}.html`]: markup,
    [`${name}.json`]: JSON.stringify({ ...facts, linkPicture: words }),
    ...(picture && { [`${name}.png`]: await paintPicture(picture) }),
  };
}

async function renderPages() {
  const files = { 'business-values.json': JSON.stringify(businessValues) };
  for (const [path, module] of Object.entries(pages)) {
    try {
      for (const language of languages) Object.assign(files, await filesOf(path, module, language));
    } catch (error) {
      const place = placeIn(error);
      throw new Error(
        `The page ${module} cannot be rendered: ${error?.message ?? error}${place ? ` (${place})` : ''}`,
      );
    }
  }
  return files;
}

(renderShell ?? renderPages)().then(
  (done) => parentPort.postMessage({ done }),
  (error) => parentPort.postMessage({ failure: error.message }),
);
