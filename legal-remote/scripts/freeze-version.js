/**
 * Writes the digest of a version of the policy into `published.json`: from then on its text cannot change unnoticed.
 * Use: npm run freeze-version -w legal-remote -- v1
 */
require('tsx/cjs');
const { freezeVersion } = require('../policy/freeze-version.ts');
const { writePublished } = require('../policy/published.ts');
const { versionToFreeze } = require('../policy/version-to-freeze.ts');
const { readVersions } = require('../policy/versions.ts');

const [id] = process.argv.slice(2);

try {
  const { versions, published, linesOf } = readVersions();
  const version = versionToFreeze(versions, id);
  const digests = freezeVersion(version, published.digests, linesOf[id], todayInIndia());
  writePublished({ ...published, digests });
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
