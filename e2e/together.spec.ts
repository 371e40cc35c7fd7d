import { liveDeployment } from '../deploy/records/find-deployment';
import { COMPOSED, DESK_MESSAGES, expectAccessible } from './support/desk';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

test('a manager puts two candidates live in one deployment, on a phone', async ({ page, ownSite }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await startDesk(ownSite.folder, 'Meera');
  await ownSite.publishTitle('Words of Meera');
  await ownSite.publishCode('void "another release"', 'legal');

  await test.step('Given two that wait, she ticks the one beside the other', async () => {
    await page.goto(desk.link);
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^landing/ })
      .click();
    await page.getByRole('checkbox', { name: /^legal/ }).press('Space');
    await expect(page).toHaveURL(/beside=legal/);
    await expect(page.getByText('Make the preview of them together', { exact: false })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the preview, and what is different, are of both', async () => {
    await page.getByRole('button', { name: 'Make the preview' }).click();
    await expect(page.locator('ins').filter({ hasText: 'Words of Meera' }).first()).toBeVisible(COMPOSED);
  });

  await test.step('Then both are live by one deployment', async () => {
    await page.getByRole('button', { name: 'Put landing and legal live …' }).click();
    await page.getByRole('button', { name: 'Put landing and legal live now' }).click();
    await expect(page.getByText('Live now: landing and legal.')).toBeVisible(COMPOSED);
    const { record } = await liveDeployment(ownSite.store);
    expect(record.number).toBe(2);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(page.getByRole('listitem').first()).toContainText(/Changed landing, legal/);
  });

  await leavePage(page);
  await desk.stop();
});
