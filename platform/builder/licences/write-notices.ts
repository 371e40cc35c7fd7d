import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPackages } from './built-packages';
import { thirdPartyNotices } from './notices';

/** `npm run notices`: rewrites THIRD_PARTY_NOTICES from what was built last. */
const root = join(__dirname, '../../..');
const packages = builtPackages(root);
writeFileSync(join(root, 'THIRD_PARTY_NOTICES'), thirdPartyNotices(root, packages));
console.log(`THIRD_PARTY_NOTICES tells of ${packages.length} packages and one typeface.`);
