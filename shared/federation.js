/**
 * Every name that two builds must agree on, once: the parts, where they are developed, what the remotes expose,
 * and the shared scope. The shell finds a remote by its name here and its address at run time.
 */
const table = require('./parts.json');

/**
 * The parts that ship on their own. The table is the one place with their names: workspaces, routes, tests, checks and
 * workflows follow from it. `pages` says which exposed module shows a path, `moved` to which
 * page another address leads on; `exposes` lists files of `exposed/`.
 */
const parts = partsOf(table);

/** The rows of a table of parts, each with what it exposes. */
function partsOf(rows) {
  const parts = Object.entries(rows).map(([name, part]) => [
    name,
    { ...part, exposes: [...new Set(Object.values(part.pages))] },
  ]);
  return Object.fromEntries(parts);
}

/** Libraries that a page must have once. Anything else that a part imports is bundled into that part, the kit too. */
const sharedPackages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-dom/client': '^19.3.1',
};

/**
 * The `shared` option of Module Federation.
 * @param {{ provides: boolean }} role Whether the part brings the libraries itself. The shell does. A released remote
 *   brings none (a second React on one page is never wanted), a remote developed alone brings all.
 */
function sharedScope({ provides }) {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, strictVersion: true, ...(!provides && { import: false }) },
    ]),
  );
}

module.exports = { parts, partsOf, sharedPackages, sharedScope };
