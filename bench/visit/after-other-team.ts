import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { languageOfPath } from '../../deploy/addresses/page-files';
import { openStore } from '../../deploy/records/open-store';
import { copyFolderStore } from '../../e2e/support/copy-folder-store';
import { runSite, serveSite } from '../../e2e/support/site-command';
import { languagePath } from '../../shared/site/languages';
import { tableRoutes } from '../../shell/routes/table-routes';
import { publishAnother } from '../site/another-release';
import { returnVisit } from './return-visit';

/** Longer than `site serve` keeps an answer about what is live, in ms. */
const SEEN_LIVE_AFTER = 1_000;

/**
 * What a second visit to a page costs when the team of another page has shipped in between, in a copy of the store.
 * Null for a page that is no route, or where no other team is.
 * @param store a folder
 */
export async function visitAfterOtherTeam(browser: Browser, store: string, path: string) {
  const own = tableRoutes.find((route) => languagePath(languageOfPath(path)) + route.path === path)?.remote;
  const other = tableRoutes.find(({ remote }) => remote !== own)?.remote;
  if (!own || !other) return null;

  const copy = mkdtempSync(join(tmpdir(), 'after-other-team-'));
  copyFolderStore(store, copy);
  const server = await serveSite(copy);
  try {
    return await returnVisit(browser, server.url, path, async () => {
      const { release } = await publishAnother(await openStore(copy, { env: {} }), other);
      runSite(copy, 'promote', `${other}@${release}`);
      await pause(SEEN_LIVE_AFTER);
    });
  } finally {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
