import { expect } from '@playwright/test';

/** Of the scripts that a page has loaded. */
const ADDRESSES = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`;

/**
 * Waits until a page has what watches a visit (`shell/visits/watch-visit.ts`): a script that comes once the browser is idle.
 * @param evaluate an expression in the page
 */
export async function untilVisitIsWatched(evaluate: (expression: string) => Promise<unknown>): Promise<void> {
  const watches = async (address: string) => (await (await fetch(address)).text()).includes('watchVisit:()');
  await expect
    .poll(async () => Promise.all(((await evaluate(ADDRESSES)) as string[]).map(watches)))
    .toContain(true);
}
