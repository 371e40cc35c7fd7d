/**
 * Every name that two builds must agree on, once: the parts, where they are developed, what the remotes expose,
 * and the shared scope. The shell finds a remote by its name here and its address at run time.
 */
const { version: kitVersion } = require('./package.json');
const table = require('./parts.json');

/**
 * The parts that ship on their own. The table is the one place with their names: workspaces, routes, tests, checks and
 * workflows follow from it. `pages` says which exposed module shows a path; `exposes` lists files of `exposed/`.
 */
const parts = Object.fromEntries(
  Object.entries(table).map(([name, part]) => [
    name,
    { ...part, exposes: [...new Set(Object.values(part.pages))] },
  ]),
);

/** Libraries loaded once for all parts. Anything else that a part imports is bundled into that part. */
const sharedPackages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-dom/client': '^19.3.1',
  '@emotion/react': '^11.14.0',
  '@site/shared/ui': `^${kitVersion.split('.').slice(0, 2).join('.')}.0`,
};

/**
 * The `shared` option of Module Federation.
 * @param {{ provides: boolean }} role Whether the part brings the libraries itself. The shell does. A released remote
 *   brings none (a second React or kit on one page is never wanted), a remote developed alone brings all.
 */
function sharedScope({ provides }) {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([name, requiredVersion]) => [
      name,
      {
        singleton: true,
        requiredVersion,
        strictVersion: true,
        ...(name === '@site/shared/ui' && { version: kitVersion }),
        ...(!provides && { import: false }),
      },
    ]),
  );
}

module.exports = { parts, sharedPackages, sharedScope };
