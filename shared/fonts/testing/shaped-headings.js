/**
 * Shapes every heading of the site with the whole font of its language and with the one that is cut down for its part, and
 * prints as JSON what differs. A program of its own, because HarfBuzz comes as a module that Jest cannot load.
 */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { ROOT } = require('../../working-copy/working-copy');
const { parts } = require('../../federation');
const { brokenTexts, compressed, headingFont, wholeFont } = require('../heading-font');
const { headingTexts } = require('../heading-texts');
const { letters } = require('../letters');
const { subsetToGlyphs } = require('../subset-to-glyphs');

const REMOTES = Object.values(parts)
  .filter(({ exposes }) => exposes.length > 0)
  .map(({ workspace }) => workspace);

/** What no font of these languages has. */
const FOREIGN = '中 🎉';

async function shapedHeadings() {
  const languages = Object.keys(letters).filter((language) => letters[language].font);
  const folders = languages.flatMap((language) =>
    REMOTES.map((part) => ({ language, part, folder: join(ROOT, part, 'content', language) })),
  );
  const results = [];
  for (const { language, part, folder } of folders.filter(({ folder }) => existsSync(folder))) {
    const { texts } = headingTexts(folder);
    const whole = wholeFont(language);
    const font = await headingFont(language, texts);
    const lettersAlone = await subsetToGlyphs(whole, { characters: new Set(texts.join('')), glyphs: [] });
    results.push({
      name: `${part} in ${language}`,
      texts: texts.length,
      brokenByForeignLetters: await brokenTexts(whole, font, [FOREIGN]),
      broken: await brokenTexts(whole, font, texts),
      brokenByLettersAlone: (await brokenTexts(whole, lettersAlone, texts)).length,
      bytes: (await compressed(font)).length,
    });
  }
  console.log(JSON.stringify(results));
}

void shapedHeadings();
