const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const LOADER = join(__dirname, 'hot-loader.js');

/**
 * The rules of a release's build, so that what they make can be replaced while the page is open. Style sheets are elements of
 * the page: in place of a file, the browser would show the page without it for a moment, and lose its place.
 * @param {{ partName: string, folder: string, part: import('@site/shared/federation').Part }} recipe
 * @param {object[]} rules of a release's build
 * @returns {object[]}
 */
function hotRules({ partName, folder, part: { exposes } }, rules) {
  const replaced = rules.map(inDevelopment);
  if (exposes.length === 0) return [...shellRules(folder), ...replaced];
  const pages = exposes.map((name) => join(folder, 'exposed', `${name}.ts`));
  return [
    hotRule(pages, { helper: join(__dirname, 'hot-page.ts'), name: 'inLanguage', id: partName }),
    ...replaced,
  ];
}

/** The shell's words are read once, where it starts; what shows them is handed those that came later. */
function shellRules(folder) {
  return [
    hotRule(join(folder, 'content/all-content.ts'), {
      helper: join(folder, 'development/hot-words.ts'),
      name: 'loadContent',
    }),
    hotRule(join(folder, 'app/App.tsx'), { helper: join(folder, 'development/hot-app.tsx'), name: 'App' }),
  ];
}

function hotRule(include, options) {
  return { include, resourceQuery: { not: [/./] }, loader: LOADER, options };
}

function inDevelopment(rule) {
  if (rule.loader === 'ts-loader') return refreshedCode(rule);
  if (rule.use?.[0] === MiniCssExtractPlugin.loader)
    return { ...rule, use: ['style-loader', ...rule.use.slice(1)] };
  return rule;
}

/** swc marks components for React's refresh; ts-loader does not. */
function refreshedCode({ test, exclude }) {
  return {
    test,
    exclude,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Without `development`, swc leaves `refresh` out and says nothing.
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
        target: 'es2022',
      },
    },
  };
}

module.exports = { hotRules };
