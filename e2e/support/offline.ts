import { expect, type Page } from '@playwright/test';

/** What the browser keeps of a site: the locks, the newest first, and their pages. */
export async function kept(page: Page): Promise<{ lock: string; pages: string[] }[]> {
  return page.evaluate(async () => {
    const record = await caches.match('/kept-locks');
    const locks = record ? ((await record.json()) as string[]) : [];
    return Promise.all(
      locks.map(async (lock) => {
        const requests = await (await caches.open(`site-1:${lock}`)).keys();
        const paths = requests.map(({ url }) => new URL(url).pathname);
        return { lock, pages: paths.filter((path) => !path.includes('.')).sort() };
      }),
    );
  });
}

/** Waits until the page's own lock is the only one kept, with both pages. */
export async function untilKept(page: Page): Promise<void> {
  const { lock } = await lockOf(page);
  await expect
    .poll(() => kept(page), { timeout: 10_000 })
    .toEqual([{ lock, pages: ['/', '/privacy-policy'] }]);
}

/** The lock that the page was composed from. */
export async function lockOf(page: Page): Promise<{ lock: string }> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('site-lock')!.textContent!) as { lock: string },
  );
}
