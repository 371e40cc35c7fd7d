/**
 * Webpack loader that makes a module of the titles of a part's content in a language, as outlines: what pictures of its
 * links may show. Its option `language` names a folder next to the file that it is given, as `landing-remote/content/kn`.
 */
const { dirname, join } = require('node:path');
const { headingTexts } = require('./heading-texts');
const { letteringOf } = require('./lettering');

/** `hero.title`; not those of what is within a section. */
const IN_PICTURES = [/^\w+\.title$/];

/** @this {import('webpack').LoaderContext<{ language: string }>} */
module.exports = async function letteringLoader() {
  const { language } = this.getOptions();
  const folder = join(dirname(this.resourcePath), language);
  for (const name of ['heading-texts.js', 'letters.js', 'lettering.js', 'shaping.js'])
    this.addDependency(join(__dirname, name));
  this.addContextDependency(folder);
  const { texts, files } = headingTexts(folder, IN_PICTURES);
  files.forEach((file) => this.addDependency(file));
  return `export default ${JSON.stringify(await letteringOf(language, texts))};`;
};

module.exports.IN_PICTURES = IN_PICTURES;
