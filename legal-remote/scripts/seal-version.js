/**
 * Seals a version of the policy: from then on its text can no longer change (`policy/seals.ts`).
 * Use: npm run seal -w legal-remote -- v1
 */
require('tsx/cjs');
const { writeFileSync } = require('node:fs');
const { versions } = require('../content/versions/versions.ts');
const { policySchema } = require('../policy/policy.schema.ts');
const { PUBLISHED_FILE, readPublished, sealed } = require('../policy/seals.ts');

const [id] = process.argv.slice(2);

try {
  const version = versions.find((candidate) => candidate.id === id);
  if (!version)
    throw new Error(
      `There is no version '${id ?? ''}'. Name one of: ${versions.map((v) => v.id).join(', ')}.`,
    );
  const { error } = policySchema.safeParse(version);
  if (error) throw new Error(`${id} ${error.issues[0].message}.`);
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(sealed(version, readPublished()), null, 2)}\n`);
  console.log(`${id} is sealed: its text no longer changes. Commit content/versions/published.json.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
