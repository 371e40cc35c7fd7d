import type { Locator, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { COLOURS, WCAG } from '../../platform/page-check/visit';
import { violationsIn } from './axe';
import { outOfScreen } from './out-of-screen';
import { expect } from './test';

/** A screen of what has just gone live, or was rolled back, may ask for it once more, and is answered that it is not so any more. */
export const DESK_MESSAGES = /responded with a status of 409 \(Conflict\)/;

/**
 * A screen of the desk has no violation: by the rules about colours in the dark theme, and by all in the light one; and it fits a phone
 * with large letters. What it frames is held to that on the site itself.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const found = await violationsIn(page, (axe) => {
      const own = axe.exclude('iframe');
      return theme === 'dark' ? own.withRules(COLOURS) : own.withTags(WCAG);
    });
    expect.soft(found, `in the ${theme} theme`).toEqual([]);
  }
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  // What is at the foot tells its height one frame later.
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const unfit = [...(await page.evaluate(outOfScreen)), ...(await page.evaluate(coveredControls))];
  expect.soft(unfit, 'on a phone with letters twice as large').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(size);
}

/** Controls that something lies over wherever one scrolls: of a dialog, where one is open. Runs in the page. */
function coveredControls(): string[] {
  const within = document.querySelector('[role=dialog]') ?? document;
  const controls = within.querySelectorAll(
    'a[href], button:not(:disabled), input, select, textarea, summary',
  );
  return [...controls].flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const [box] = control.getClientRects();
    // A box to tick is drawn by its label; what is for the keyboard alone stands outside, and some is folded away.
    if (!box || !control.checkVisibility() || box.width < 4 || box.bottom < 0) return [];
    const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isClear =
      on !== null && (control.contains(on) || on.contains(control) || on.closest('label')?.contains(control));
    return isClear ? [] : [`${control.outerHTML.slice(0, 80)} lies under ${on?.outerHTML.slice(0, 80)}`];
  });
}

/** A dialog that has opened and taken the focus: what is typed or pressed while it takes the focus goes to what it focuses first. */
export async function openedDialog(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** Opens the desk, and there the form of one file of landing's English words. */
export async function openForm(page: Page, deskLink: string, file: string): Promise<void> {
  await page.goto(deskLink);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page
    .getByRole('region', { name: 'Words of the landing page' })
    .getByRole('link', { name: 'English' })
    .click();
  await page.getByRole('link', { name: file }).click();
}

/** The author of a working copy's last commit, and its files. @param list git's option for how each is listed */
export function lastCommit(folder: string, list: '--name-only' | '--numstat'): string[] {
  const shown = execFileSync('git', ['show', '--format=%an', list, 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return shown.split('\n').filter(Boolean);
}
