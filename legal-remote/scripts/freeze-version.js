/**
 * Writes the digest of a version of the policy into `published.json`: from then on its text cannot change unnoticed.
 * Use: npm run freeze-version -w legal-remote -- v1
 */
require('tsx/cjs');
const { freeze, versionToFreeze } = require('../policy/freeze-version.ts');
const { writePublished } = require('../policy/published.ts');
const { readVersions } = require('../policy/versions.ts');

const [id] = process.argv.slice(2);

try {
  const { versions, linesOf } = readVersions();
  writePublished(freeze(versionToFreeze(versions, id), linesOf[id], todayInIndia()));
  console.log(
    `${id} is frozen: its text cannot change any more. Commit legal-remote/content/versions/ with its digest in published.json.\n` +
      'Publish it: npm run site -- publish legal -m "why"',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function todayInIndia() {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
