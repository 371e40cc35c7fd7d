/**
 * Writes the digest of a version of the policy into `published.json`: from then on its text cannot change unnoticed.
 * Use: npm run freeze-version -w legal-remote -- v1
 */
require('tsx/cjs');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { versions } = require('../content/versions/versions.ts');
const { sourceLines } = require('../../shared/build/source-lines');
const { policySchema } = require('../policy/checked-policy.schema.ts');
const { freezeVersion } = require('../policy/freeze-version.ts');
const { PUBLISHED_FILE, readPublishedDigests } = require('../policy/published-digests.ts');

const [id] = process.argv.slice(2);

try {
  const version = versions.find((candidate) => candidate.id === id);
  if (!version)
    throw new Error(
      `There is no version '${id ?? ''}'. Name one of: ${versions.map((v) => v.id).join(', ')}.`,
    );
  const { error } = policySchema.safeParse(version);
  if (error) throw new Error(`${id} ${error.issues[0].message}.`);
  const digests = freezeVersion(version, readPublishedDigests(), linesOf(id), todayInIndia());
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(digests, null, 2)}\n`);
  console.log(`${id} is frozen: its text cannot change any more. Commit content/versions/published.json.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function todayInIndia() {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

function linesOf(version) {
  const file = `legal-remote/content/versions/${version}.content.ts`;
  return { file, lines: sourceLines(readFileSync(join(__dirname, '../..', file), 'utf8')) };
}
