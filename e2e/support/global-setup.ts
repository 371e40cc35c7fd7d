import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSite, serveSite } from './site-command';

/** Publishes and promotes the working copy into a store of its own, and serves it for all journeys. */
export default async function globalSetup() {
  const store = join(__dirname, '../../.cache/e2e-store');
  rmSync(store, { recursive: true, force: true });
  runSite(store, 'publish', '--all', '--message', 'For the journeys');
  runSite(store, 'promote', '--message', 'For the journeys');
  const server = await serveSite(store);
  process.env.SITE_URL = server.url;
  process.env.SITE_E2E_STORE = store;
  return () => server.stop();
}
