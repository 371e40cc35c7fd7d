import { expect, type Page } from '@playwright/test';
import type { OwnSite } from './own-site';
import { framePaths } from './site-paths';

/** What the browser keeps of a site: the deployments, the newest first, and their pages. */
export async function kept(page: Page): Promise<{ deployment: string; pages: string[] }[]> {
  return page.evaluate(async () => {
    const record = await caches.match('/kept-deployments');
    const deployments = record ? ((await record.json()) as string[]) : [];
    return Promise.all(
      deployments.map(async (deployment) => {
        const requests = await (await caches.open(`site-2:${deployment}`)).keys();
        const paths = requests.map(({ url }) => new URL(url).pathname);
        return { deployment, pages: paths.filter((path) => !path.includes('.')).sort() };
      }),
    );
  });
}

/** Waits until the page's own deployment is the only one kept, with the pages that the frame links to: in English, unless others are named. */
export async function untilKept(page: Page, paths = framePaths): Promise<void> {
  const { deployment } = await deploymentOf(page);
  await expect
    .poll(() => kept(page), { timeout: 10_000 })
    .toEqual([{ deployment, pages: [...paths].sort() }]);
}

/** The deployment that the page was composed from. */
export async function deploymentOf(page: Page): Promise<{ deployment: string }> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('site-deployment')!.textContent!) as { deployment: string },
  );
}

/** The server is out of reach. */
export async function loseConnection(page: Page, site: OwnSite) {
  site.server = 'gone';
  await page.context().setOffline(true);
}

export async function findConnection(page: Page, site: OwnSite) {
  site.server = 'well';
  await page.context().setOffline(false);
}
