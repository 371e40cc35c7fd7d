const { dirname, join } = require('node:path');
const configsOf = require('../webpack.common')('shell', __dirname);

/** Texts to hand on with what they cover, by the names under which the shell imports them (`credits.txt`). */
const licences = {
  'font-licence$': join(__dirname, '../shared/fonts/OFL.txt'),
  'icons-licence$': join(dirname(require.resolve('lucide-react/package.json')), 'LICENSE'),
};
const licenceRule = { include: Object.values(licences), type: 'asset/source' };

/** Scripts that stand in the page itself. */
const scriptRule = { resourceQuery: /^\?script$/, loader: join(__dirname, 'build/script-source.js') };

module.exports = (env, argv) =>
  [configsOf(env, argv)]
    .flat()
    .map((config) => ({
      ...config,
      module: { ...config.module, rules: [...config.module.rules, licenceRule, scriptRule] },
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...licences } },
    }));
