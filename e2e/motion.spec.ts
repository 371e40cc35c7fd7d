import { sumShifts } from './support/layout-shift';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { features } = english;

/** Counts animations from the start, because short ones are over before a test looks. */
async function countAnimations(page: import('@playwright/test').Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { animations: 0 });
    Element.prototype.animate = function counted(...args) {
      (window as never as { animations: number }).animations += 1;
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as never as { animations: number }).animations);
}

test('the hero settles and cards come in as they are reached, without a layout shift', async ({ page }) => {
  const animations = await countAnimations(page);
  const shifts = await sumShifts(page);
  await page.goto('/');
  await expect.poll(animations).toBeGreaterThan(0);
  const before = await animations();
  await page.getByRole('heading', { name: features.cards[0]?.title }).scrollIntoViewIfNeeded();

  await expect.poll(animations).toBeGreaterThan(before);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await shifts()).toBeLessThan(0.01);
});

test(
  'nothing moves, and no motion code is loaded, for visitors who ask for reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    const animations = await countAnimations(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page.getByRole('heading', { level: 1 }));
    await page.mouse.wheel(0, 2500);
    await page.waitForLoadState('networkidle');

    expect(await animations()).toBe(0);
  },
);

test(
  'movements measure nothing that is not laid out yet, on a busy phone',
  { tag: '@phone' },
  async ({ page }) => {
    const animations = await countAnimations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    // The arrival never goes on: what would lay out the next piece waits longer than the test. Movements wait with a time limit.
    await page.addInitScript(() => {
      const measured: (string | null)[] = [];
      Object.assign(window, { measured });
      const idle = requestIdleCallback;
      window.requestIdleCallback = (act, options) =>
        options ? idle(act, options) : window.setTimeout(act, 60_000);
      const measure = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function noted() {
        if (!this.checkVisibility()) measured.push(this.textContent);
        return measure.call(this);
      };
    });
    await page.goto('/');
    await expect.poll(animations).toBeGreaterThan(0);

    await expect(page.locator('html')).toHaveAttribute('data-arriving', '');
    expect(await page.evaluate(() => (window as never as { measured: string[] }).measured)).toEqual([]);
  },
);
