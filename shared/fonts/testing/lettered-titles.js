/**
 * Letters the titles that pictures show, in each language, and prints as JSON what is drawn of each and how it looks shaped
 * as a whole. A program of its own, because HarfBuzz comes as a module that Jest cannot load.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parts } = require('../../federation');
const { ROOT } = require('../../working-copy/working-copy');
const { headingTexts } = require('../heading-texts');
const { BETWEEN_WORDS, letteringOf } = require('../lettering');
const { letters } = require('../letters');
const { IN_PICTURES } = require('../lettering-loader');
const { openFont } = require('../shaping');

async function letteredTitles() {
  const titles = [];
  for (const language of Object.keys(letters)) {
    const folders = Object.values(parts)
      .map(({ workspace }) => join(ROOT, workspace, 'content', language))
      .filter((folder) => existsSync(folder));
    const texts = folders.flatMap((folder) => headingTexts(folder, IN_PICTURES).texts);
    const { words, space, outlines } = await letteringOf(language, texts);
    const whole = await openFont(readFileSync(letters[language].pictureFont ?? letters[language].font));
    for (const text of texts) {
      const shown = text.split(BETWEEN_WORDS).map((word) => words[word]);
      const shaped = whole.set(text).filter(({ outline }) => outline !== '');
      titles.push({
        language,
        text,
        unlettered: text.split(BETWEEN_WORDS).filter((word) => !(word in words)),
        width: shown.reduce((sum, word) => sum + (word?.advance ?? 0) + space, -space),
        wholeWidth:
          whole.set(text).reduce((sum, { advance }) => sum + advance, 0) * (1000 / whole.unitsPerEm),
        signs: shown.flatMap((word) => word?.glyphs ?? []).filter(([outline]) => outlines[outline] !== '')
          .length,
        wholeSigns: shaped.length,
      });
    }
  }
  console.log(JSON.stringify(titles));
}

void letteredTitles();
