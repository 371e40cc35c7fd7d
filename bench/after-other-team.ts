import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { routes } from '../shell/routes/routes';
import { serveStore } from './site/composed-site';
import { shipPart } from './site/other-team';
import { type ReturnBytes, returnBytes, returnVisit } from './visit/return-visit';

/** Longer than `site serve` keeps an answer about what is live, in ms. */
const SEEN_LIVE_AFTER = 1_000;

/**
 * What a second visit to a page costs when the team of another page has shipped in between, in a copy of the store.
 * Null for a page that is no route, or where no other team is.
 */
export async function visitAfterOtherTeam(
  browser: Browser,
  store: string,
  path: string,
): Promise<ReturnBytes | null> {
  const own = routes.find((route) => route.path === path)?.remote;
  const other = routes.find(({ remote }) => remote !== own)?.remote;
  if (!own || !other) return null;

  const copy = mkdtempSync(join(tmpdir(), 'after-other-team-'));
  cpSync(store, copy, { recursive: true });
  const server = await serveStore(copy);
  try {
    const answers = await returnVisit(browser, server.url, path, async () => {
      await shipPart(copy, other);
      await new Promise((resolve) => setTimeout(resolve, SEEN_LIVE_AFTER));
    });
    return returnBytes(answers, path);
  } finally {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
