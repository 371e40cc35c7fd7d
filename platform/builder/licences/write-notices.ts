import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from './notices';
import { parts } from '@site/shared/federation';
import { SiteError } from '@site/errors';

/** `npm run notices`: rewrites THIRD_PARTY_NOTICES from what was built last. */
const root = join(__dirname, '../../..');
const packages = builtPackages(root);
writeFileSync(join(root, 'THIRD_PARTY_NOTICES'), thirdPartyNotices(root, packages));
console.log(`THIRD_PARTY_NOTICES tells of ${packages.length} packages and one typeface.`);

/**
 * `name@version` of every package in the parts' browser builds.
 * @throws SiteError `not-built` when a part was never built
 */
function builtPackages(root: string): string[] {
  const folders = Object.values(parts).map(({ workspace }) => join(root, workspace));
  const named = folders.flatMap((folder) => packagesOf(join(folder, 'dist/browser/part.json')));
  return [...new Set(named)];
}

function packagesOf(file: string): string[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { packages: string[] }).packages;
  } catch (cause) {
    throw new SiteError(
      'not-built',
      `There is no build to read in ${file}.`,
      'Build the parts: npm run build',
      { cause },
    );
  }
}
