import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '../../legal-remote/content/versions/versions';
import { suppliedValues } from '../../shared/testing/supplied-values';
import { languageFolders, wordedWorkspaces } from '../../shared/translations/content-folders';
import type { Checkout } from './checkout';
import { approvedPolicy, COMING } from './approved-policy';

/**
 * Makes a checkout what it is once business and counsel have supplied and confirmed everything; the policy is not frozen.
 * @param siteOrigin address of the site; null while the business has not given one
 */
export function supplyEverything(
  checkout: Checkout,
  siteOrigin: string | null = suppliedValues.siteOrigin,
): void {
  const read = (file: string) => readFileSync(join(checkout.folder, file), 'utf8');
  const values = read('shared/testing/supplied-business-values.content.ts');
  const address = `siteOrigin: ${siteOrigin === null ? null : `'${siteOrigin}'`}`;
  checkout.write('shared/site/business-values.content.ts', values.replace(/siteOrigin: '[^']*'/, address));
  const policy = `legal-remote/content/versions/${versions.at(-1)!.id}.content.ts`;
  checkout.write(policy, approvedPolicy(read(policy), COMING));
  confirmTranslations(checkout);
  checkout.write('legal-remote/content/versions/published.json', '{}\n');
}

/** What a policy's translation repeats of the English version is not read: the build takes it from there. */
function confirmTranslations({ folder }: Checkout): void {
  const folders = wordedWorkspaces.flatMap((name) => languageFolders(name, folder));
  for (const { translated } of folders.flatMap(({ files }) => files))
    if (translated)
      writeFileSync(
        join(folder, translated.file),
        translated.source.replaceAll('confirmed: false', 'confirmed: true'),
      );
}
