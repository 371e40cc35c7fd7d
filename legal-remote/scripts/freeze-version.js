/**
 * Writes the digest of a version of the policy into `published.json`: from then on its text cannot change unnoticed.
 * Use: npm run freeze-version -w legal-remote -- v1
 */
require('tsx/cjs');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { versions } = require('../content/versions/versions.ts');
const { sourceLines } = require('@site/shared/working-copy/source-lines');
const { freezeVersion } = require('../policy/freeze-version.ts');
const { PUBLISHED_FILE, readPublishedDigests } = require('../policy/published-digests.ts');
const { checkFields, versionToFreeze } = require('../policy/version-to-freeze.ts');

const [id] = process.argv.slice(2);

try {
  const version = versionToFreeze(versions, id);
  const source = linesOf(id);
  checkFields(version, source);
  requireSchema(id);
  const digests = freezeVersion(version, readPublishedDigests(), source, todayInIndia());
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(digests, null, 2)}\n`);
  console.log(
    `${id} is frozen: its text cannot change any more. Commit legal-remote/content/versions/ with its digest in published.json.\n` +
      'Publish it: npm run site -- publish legal -m "why"',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Without it the build refuses the version, a minute later. */
function requireSchema(version) {
  const file = `legal-remote/content/versions/${version}.schema.ts`;
  if (!existsSync(join(__dirname, '../..', file)))
    throw new Error(
      `${file} is missing. Copy v1.schema.ts, and write ${version}Schema in the place of v1Schema.`,
    );
}

function todayInIndia() {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

function linesOf(version) {
  const file = `legal-remote/content/versions/${version}.content.ts`;
  return { file, lines: sourceLines(readFileSync(join(__dirname, '../..', file), 'utf8')) };
}
