import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Checkout } from './checkout';
import { sourceDigest } from './working-copy';

const kept = join(__dirname, '../../.cache/journeys');
const STORE = 'store-';

/**
 * A store in which the working copy is live. It is made once for each state of the source: the journeys begin with a
 * copy of it.
 * @returns its folder
 */
export async function prepareStore(): Promise<string> {
  const name = STORE + sourceDigest();
  const folder = join(kept, name);
  if (existsSync(folder)) return folder;

  mkdirSync(kept, { recursive: true });
  for (const other of readdirSync(kept).filter((entry) => entry.startsWith(STORE)))
    rmSync(join(kept, other), { recursive: true });
  const draft = `${folder}.draft`;
  const checkout = new Checkout('Journeys');
  await checkout.site(draft, 'publish', '--all', '--message', 'For the journeys');
  await checkout.site(draft, 'promote', '--message', 'For the journeys');
  renameSync(draft, folder);
  return folder;
}

if (require.main === module) void prepareStore();
