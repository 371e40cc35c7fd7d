/**
 * Webpack loader for `translated-versions.ts`: leaves, in its place, imports of the policy's versions in every language.
 */
require('tsx/cjs');
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { languages } = require('@site/shared/site/languages');

module.exports = function translatedVersionsLoader() {
  const content = dirname(dirname(this.resourcePath));
  const translated = languages.flatMap(({ tag }) => {
    const folder = join(content, tag, 'versions');
    this.addContextDependency(folder);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const ids = names.flatMap((name) => /^(v\d+)\.content\.ts$/.exec(name)?.[1] ?? []);
    return ids.length > 0 ? [{ tag, ids }] : [];
  });
  const imports = translated.flatMap(({ tag, ids }) =>
    ids.map((id) => `import { ${id} as ${tag}_${id} } from '../${tag}/versions/${id}.content.ts';`),
  );
  const entries = translated.map(
    ({ tag, ids }) => `  ${tag}: { ${ids.map((id) => `${id}: ${tag}_${id}`).join(', ')} },`,
  );
  return [...imports, `export const translatedVersions = {\n${entries.join('\n')}\n};`].join('\n');
};
