import { execFileSync } from 'node:child_process';
import { Checkout } from './checkout';
import { supplyEverything } from './supply-everything';
import { versions } from '../../legal-remote/policy/all-versions';

/**
 * Puts the site live on its public address, as the business does: all its values are there, and the policy is approved
 * and frozen.
 * @param store Folder for a store of its own.
 */
export async function putPublicSiteLive(store: string): Promise<void> {
  const business = new Checkout('Business');
  supplyEverything(business);
  const version = versions.at(-1)!.id;
  execFileSync('npm', ['run', '--silent', 'freeze-version', '-w', 'legal-remote', '--', version], {
    cwd: business.folder,
  });
  business.commit('Freeze the policy');
  await business.site(store, 'people', 'none', '--message', 'A store for tests');
  await business.site(store, 'publish', '--all', '--message', 'Everything supplied');
  await business.site(store, 'promote', '--unchecked', '--message', 'To the world');
}
