import { rmSync } from 'node:fs';
import { copyStore } from './copy-folder-store';
import { findJourneyBrowser } from './find-browser';
import { prepareStore } from './journey-store';
import { serveSite } from './site-command';
import { provideJava } from './find-java';
import { beginTestRun } from './test-run';

/** Finds the browser, and serves the working copy's site for all journeys. */
export default async function globalSetup() {
  beginTestRun();
  provideJava(console.log);
  const browser = findJourneyBrowser(console.log);
  if (browser) process.env.CHROMIUM_PATH = browser;
  const store = copyStore(await prepareStore());
  const server = await serveSite(store);
  process.env.SITE_URL = server.url;
  process.env.SITE_PREVIEWS_URL = server.previewUrl;
  process.env.SITE_E2E_STORE = store;
  return async () => {
    await server.stop();
    rmSync(store, { recursive: true });
  };
}
