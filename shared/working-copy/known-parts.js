const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parts } = require('../federation');
const { isInstalled, ROOT } = require('./working-copy');

/** Rows of a repository that has the kit from a package, for parts and pages that its kit's table does not have yet. */
const OWN_TABLE = join(ROOT, 'parts.json');

/**
 * The table of parts, with the rows of this repository's own.
 * @type {Record<string, import('../federation').Part>}
 */
const knownParts = {
  ...parts,
  ...(isInstalled && existsSync(OWN_TABLE) && ownRows()),
};

function ownRows() {
  const rows = Object.entries(JSON.parse(readFileSync(OWN_TABLE, 'utf8')));
  return Object.fromEntries(
    rows.map(([name, row]) => [name, { ...row, exposes: [...new Set(Object.values(row.pages))] }]),
  );
}

/** Names of the parts whose source is in this repository. */
const partsHere = Object.keys(knownParts).filter((name) =>
  existsSync(join(ROOT, knownParts[name].workspace)),
);

module.exports = { knownParts, partsHere };
