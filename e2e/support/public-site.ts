import { execFileSync } from 'node:child_process';
import { Checkout } from './checkout';
import { suppliedValues } from '../../shared/testing/supplied-values';
import { supplyEverything } from './supply-everything';
import { versions } from '../../legal-remote/policy/all-versions';

const VALUES = 'shared/site/business-values.json';
const PHONE = `"phone": "${suppliedValues.phone}",`;

/**
 * Puts the site live on its public address, as the business does: all its values are there, and the policy is approved
 * and frozen.
 * @param store Folder for a store of its own.
 * @returns what the gates said of a shell that was built with another phone than the pages, and before the policy was frozen
 */
export async function putPublicSiteLive(store: string) {
  const business = Checkout.ofSite('Business');
  const { id } = versions.at(-1)!;
  supplyEverything(business);
  await business.site(store, 'people', 'none', '--message', 'A store for tests');
  const published = await business.site(
    store,
    '--json',
    'publish',
    '--all',
    '--message',
    'Everything supplied',
  );
  const complete = releasesIn(published);
  business.edit(VALUES, PHONE, '"phone": null,');
  await business.site(store, 'publish', 'shell', '--message', 'Another phone, soon');
  const otherValues = await business.site(store, 'promote', '--message', 'Too early').catch(String);
  business.edit(VALUES, '"phone": null,', PHONE);

  const refusal = await business.site(store, 'promote', ...complete, '--message', 'Too early').catch(String);
  execFileSync('npm', ['run', '--silent', 'freeze-version', '-w', 'legal-remote', '--', id], {
    cwd: business.folder,
  });
  await business.site(store, 'publish', 'legal', '--message', 'Frozen');
  const others = complete.filter((release) => !release.startsWith('legal@'));
  await business.site(store, 'promote', ...others, 'legal', '--unchecked', '--message', 'To the world');
  return { otherValues, refusal };
}

/** `landing@3fa9c2d41b7e0011`, of every part that `publish --json` published. */
function releasesIn(output: string): string[] {
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { part?: string; release?: string });
  return lines.flatMap(({ part, release }) => (part && release ? [`${part}@${release}`] : []));
}
