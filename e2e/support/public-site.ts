import { execFileSync } from 'node:child_process';
import { versions } from '../../legal-remote/content/versions/versions';
import { Checkout } from './checkout';
import { supplyEverything } from './supply-everything';

/**
 * Puts the site live on its public address, as the business does: all its values are there, and the policy is settled
 * and sealed.
 * @param store Folder for a store of its own.
 * @returns what the gates said before the policy was sealed
 */
export async function putPublicSiteLive(store: string): Promise<{ refusal: string }> {
  const business = Checkout.ofSite('Business');
  const { id } = versions.at(-1)!;
  supplyEverything(business);
  await business.site(store, 'publish', '--all', '--message', 'Everything supplied');
  const refusal = await business.site(store, 'promote', '--message', 'Too early').catch(String);
  execFileSync('npm', ['run', '--silent', 'seal', '-w', 'legal-remote', '--', id], { cwd: business.folder });
  await business.site(store, 'publish', 'legal', '--message', 'Sealed');
  await business.site(store, 'promote', '--message', 'To the world');
  return { refusal };
}
