import { DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { outOfScreen } from './support/out-of-screen';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { expect, leavePage } from './support/test';
import { english } from './support/site-words';

test.use({ expectedMessages: DESK_MESSAGES });

const { hero } = english;

test('a manager sees what waits, reads what it changes, puts it live and rolls it back, without a terminal', async ({
  page,
  ownSite,
}) => {
  const desk = await startDesk(ownSite.folder, 'Meera');

  await test.step('Given the link that the terminal printed, the desk shows what is live', async () => {
    await page.goto(desk.link);
    await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.getByText('Nothing is wrong with what is live.')).toBeVisible();
    const picture = page.frameLocator('iframe[title="the home page as a desktop shows it"]');
    await expect(picture.getByRole('heading', { level: 1 })).toContainText(hero.title);
    await expectAccessible(page);
  });

  await test.step('When a colleague publishes, it shows without reloading', async () => {
    await ownSite.publishTitle('Words of Meera');
    await expect(page.getByLabel('1 waiting')).toBeVisible();
  });

  await test.step('Then the words before and after stand side by side', async () => {
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^The landing page/ })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'What is different for visitors' })).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: 'Words of Meera' }).first()).toBeVisible();
    await expect(page.locator('del').filter({ hasText: hero.title }).first()).toBeVisible();
    await expect(page.getByText('so nothing waits for approval')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Then a link to what a browser saw leads there on a phone, also once the words above it are read', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${page.url()}#found`);
    await page.reload();
    await expect(page.locator('ins').filter({ hasText: 'Words of Meera' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What a browser saw' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('When the manager puts it live by keyboard alone', async () => {
    const open = page.getByRole('button', { name: 'Put the landing page live …' });
    await open.press('Enter');
    const dialog = await openedDialog(page, 'Put the landing page live');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Why').fill('Campaign');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Live now: the landing page.', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The landing page is live' })).toBeVisible();
  });

  await test.step('Then the pages for the teams are at the foot of the screen', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The desk' })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'For the legal team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For the legal team' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then visitors see it, and the history shows who and why', async () => {
    await expect.poll(async () => (await fetch(ownSite.url)).text()).toContain('Words of Meera');
    await page.getByRole('link', { name: 'History', exact: true }).click();
    const list = page.getByRole('list', { name: 'Deployments' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').first()).toContainText(
      /Changed the landing page.*Why: Campaign · Meera/s,
    );
    await expectAccessible(page);
    await list.getByRole('link', { name: 'Changed the landing page' }).first().click();
    await expect(page.getByText('This is what visitors see now.')).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: 'Words of Meera' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When the manager rolls it back, what will be live again is shown first', async () => {
    await page.getByRole('link', { name: 'Now', exact: true }).click();
    await page.getByRole('link', { name: 'Roll back the landing page …' }).click();
    await expect(page.locator('ins').filter({ hasText: hero.title }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Roll back the landing page …' }).click();
    await page.getByRole('button', { name: 'Roll back the landing page now' }).click();
    await expect(page.getByText('The landing page is rolled back.', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'It is rolled back' })).toBeVisible();
  });

  await test.step('Then the lines on what was done cover nothing of a phone’s screen that can be scrolled to', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const results = page.getByRole('region', { name: 'What is being done' });
    await expect(results.getByRole('button', { name: 'Close' })).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const [main, foot] = [await page.getByRole('main').boundingBox(), await results.boundingBox()];
        return foot!.y - (main!.y + main!.height);
      })
      .toBeGreaterThanOrEqual(0);
    await expectAccessible(page);
  });

  await test.step('When an offer is given a day and its end, both are said wherever it waits', async () => {
    await ownSite.publishTitle('Diwali hours');
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^The landing page/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Put the landing page live on a date …' }).click();
    const dialog = await openedDialog(page, 'Put the landing page live on a date');
    await dialog.getByLabel('Day and time in India').fill('2099-11-28T09:00');
    await dialog.getByLabel(/^Its end/).fill('2099-11-30T23:59');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Schedule the landing page' }).press('Enter');
    const said =
      /^The landing page goes live on 28 Nov 2099, 9:00 am; what was live before goes live again on 30 Nov 2099, 11:59 pm/;
    await expect(page.getByText(said)).toBeVisible();
    expect(await page.evaluate(outOfScreen)).toEqual([]);
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await expect(page.getByText(said)).toBeVisible();
    await page.getByRole('link', { name: 'Now', exact: true }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When the manager freezes the landing page, that is said on Now and on Waiting, until it is lifted', async () => {
    await page.getByRole('button', { name: 'Freeze …' }).press('Enter');
    const dialog = await openedDialog(page, 'Freeze what goes live');
    await dialog.getByLabel('What').selectOption('The landing page');
    await dialog.getByLabel(/^Until/).fill('2099-12-01T00:00');
    await dialog.getByLabel(/^Why/).fill('Diwali week');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const said = /^No release of the landing page goes live from .* until 1 Dec 2099, 12:00 am: Diwali week/;
    const section = (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
    await expect(section('Frozen').getByText(said)).toBeVisible();
    // What is scheduled within the freeze says that it is held.
    await expect(section('Scheduled').getByText(said)).toBeVisible();
    expect(await page.evaluate(outOfScreen)).toEqual([]);
    await page.getByText('Have it in your calendar').click();
    await expectAccessible(page);
    const address = await page.getByLabel('Address of your calendar').inputValue();
    expect(await (await fetch(address)).text()).toContain('SUMMARY:Frozen: the landing page');
    await page.getByRole('button', { name: 'Lift it …' }).press('Enter');
    const lifting = await openedDialog(page, 'Lift the freeze “Diwali week”');
    await lifting.getByLabel(/^Why/).fill('Sold out');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing is frozen: what is approved may go live.')).toBeVisible();
  });

  await test.step('Then visitors see what they saw before', async () => {
    await expect.poll(async () => (await fetch(ownSite.url)).text()).not.toContain('Words of Meera');
    await leavePage(page);
    await desk.stop();
  });
});
