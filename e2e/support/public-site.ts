import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/site/languages';
import { Checkout } from './checkout';
import { supplyEverything } from './supply-everything';
import { versions } from '../../legal-remote/policy/all-versions';

/** A language that the site does not have; a copy of the Kannada words stands for a translation. */
export const MALAYALAM: Language = { tag: 'ml', name: 'മലയാളം', direction: 'ltr' };

/**
 * Puts the site live on its public address, as the business does: all its values are there, and the policy is approved
 * and frozen.
 * @param store Folder for a store of its own.
 * @returns the checkout that it was built in
 */
export async function putPublicSiteLive(store: string, { inMalayalam = false } = {}): Promise<Checkout> {
  const business = new Checkout('Business');
  supplyEverything(business);
  if (inMalayalam) addMalayalam(business);
  const version = versions.at(-1)!.id;
  execFileSync('npm', ['run', '--silent', 'freeze-version', '-w', 'legal-remote', '--', version], {
    cwd: business.folder,
  });
  business.commit('Freeze the policy');
  await business.site(store, 'people', 'none', '--message', 'A store for tests');
  await business.site(store, 'publish', '--all', '--message', 'Everything supplied');
  await business.site(store, 'promote', '--unchecked', '--message', 'To the world');
  return business;
}

/** A line in one table, and a folder of content in each place. */
function addMalayalam(checkout: Checkout): void {
  for (const place of ['landing-remote/content', 'legal-remote/content', 'shared/site', 'shell/content']) {
    const folder = join(checkout.folder, place);
    cpSync(join(folder, 'kn'), join(folder, MALAYALAM.tag), { recursive: true });
  }
  const { tag, name, direction } = MALAYALAM;
  const last = `  { tag: '${languages.at(-1)!.tag}',`;
  const line = `  { tag: '${tag}', name: '${name}', direction: '${direction}' },`;
  checkout.edit('shared/site/languages.ts', last, `${line}\n${last}`);
}
