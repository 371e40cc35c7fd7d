import type { Page } from '@playwright/test';

/** Keeps all scripts of the site on their way until they are let go. @returns how to let them go */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/_f\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
