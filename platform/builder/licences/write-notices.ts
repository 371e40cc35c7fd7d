import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from './notices';
import { parts } from '@site/shared/federation';
import { SiteError } from '@site/errors';

/** `npm run notices`: rewrites THIRD_PARTY_NOTICES from what was built last. */
const root = join(__dirname, '../../..');
const folders = Object.values(parts).map(({ workspace }) => join(root, workspace, 'dist/browser'));
const packages = [...new Set(folders.flatMap(packagesIn))];
writeFileSync(join(root, 'THIRD_PARTY_NOTICES'), thirdPartyNotices(root, packages));
console.log(`THIRD_PARTY_NOTICES tells of ${packages.length} packages and one typeface.`);

/** `name@version` of every package in a browser build. @throws SiteError `not-built` when the part was never built */
function packagesIn(folder: string): string[] {
  try {
    return (JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8')) as { packages: string[] }).packages;
  } catch (cause) {
    throw new SiteError(
      'not-built',
      `There is no build to read in ${folder}.`,
      'Build the parts: npm run build',
      { cause },
    );
  }
}
