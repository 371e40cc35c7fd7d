import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suppliedValues } from '../../shared/testing/supplied-values';
import { languageFolders, wordedWorkspaces } from '../../shared/translations/content-folders';
import type { Checkout } from './checkout';
import { approvedPolicy, COMING } from './approved-policy';
import { versions } from '../../legal-remote/policy/all-versions';
import { formatJson } from '../../shared/working-copy/content-file';

/** What is published of the policy. */
export const PUBLISHED = 'legal-remote/content/versions/published.json';

/** That file while nothing is. */
export const NOTHING_PUBLISHED = formatJson({ inForce: null, digests: {} });

/**
 * Makes a checkout what it is once business and counsel have supplied and confirmed everything; the policy is not frozen.
 * @param siteOrigin address of the site; null while the business has not given one
 */
export function supplyEverything(
  checkout: Checkout,
  siteOrigin: string | null = suppliedValues.siteOrigin,
): void {
  const read = (file: string) => readFileSync(join(checkout.folder, file), 'utf8');
  checkout.write('shared/site/business-values.json', formatJson({ ...suppliedValues, siteOrigin }));
  const policy = `legal-remote/content/versions/${versions.at(-1)!.id}.json`;
  checkout.write(policy, approvedPolicy(read(policy), COMING));
  confirmTranslations(checkout);
  checkout.write(PUBLISHED, NOTHING_PUBLISHED);
}

function confirmTranslations({ folder }: Checkout): void {
  const folders = wordedWorkspaces.flatMap((name) => languageFolders(name, folder));
  for (const { file, translated } of folders.flatMap(({ files }) => files))
    if (translated)
      writeFileSync(
        join(folder, file),
        translated.source.replace('"$confirmed": false', '"$confirmed": true'),
      );
}
