import type { Page } from '@playwright/test';
import { integrityOf } from '../../platform/ledger/releases/release-manifest';
import { altered } from '../support/alter-answer';
import { deploymentOfPage, fileOf } from '../support/page-deployment';

/**
 * Serves the site as if one file of a part had been released with other contents: the file is changed, and every page's
 * deployment and preloads name the changed file. So what is tested is a bad release, not a tampered one.
 * @returns how to put the good release back, for pages that are opened from then on
 */
export async function alterRelease(
  page: Page,
  part: string,
  file: RegExp,
  change: (script: string) => string,
): Promise<() => Promise<void>> {
  const address = fileOf(await deploymentOfPage(page.request), part, file);
  const original = await (await page.request.get(address)).text();
  const flawed = change(original);
  if (flawed === original) throw new Error(`Nothing was changed in ${address}.`);

  const isFile = (url: URL) => url.pathname === address;
  const isPage = (url: URL) => !url.pathname.startsWith('/_f/') && !url.pathname.includes('.');
  await page.route(isFile, (route) => route.fulfill({ body: flawed, contentType: 'text/javascript' }));
  const before = integrityOf(Buffer.from(original));
  const after = integrityOf(Buffer.from(flawed));
  await page.route(
    isPage,
    altered((html) => html.replaceAll(before, after)),
  );
  return async () => {
    await page.unroute(isFile);
    await page.unroute(isPage);
  };
}
