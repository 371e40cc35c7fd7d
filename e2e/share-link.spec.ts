import { noteMessages } from './support/console-messages';
import { DESK_MESSAGES, aPhone, COMPOSED, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { goToOther, remotes } from './support/site-pages';
import { expect, hydrated, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

test('a marketer asks for changes, and shows a preview on a phone by a link, until she closes it', async ({
  page,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk(ownSite.folder, 'Meera');
  await ownSite.publishTitle('Words of Meera');
  const phone = await aPhone(browser);
  const messages = noteMessages(phone, /status of 410 \(Gone\)/);

  await test.step('Given a release that waits, for which she asks for changes', async () => {
    await page.goto(desk.link);
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^The landing page/ })
      .click();
    await page.getByRole('button', { name: 'Ask for changes …' }).press('Enter');
    const dialog = await openedDialog(page, 'Ask for changes of the landing page');
    await dialog.getByLabel('Why').fill('Name the day');
    await dialog.getByRole('button', { name: 'Ask for changes' }).press('Enter');
    await expect(page.getByText('Meera asked for changes: Name the day')).toBeVisible(COMPOSED);
  });

  const link = await test.step('When she makes a link to its preview', async () => {
    await page.getByRole('button', { name: 'Make the preview' }).press('Enter');
    await page.getByRole('button', { name: 'Copy a link to show it …' }).click(COMPOSED);
    const dialog = await openedDialog(page, 'A link to this preview');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');
    const address = page.getByLabel('Link to this preview', { exact: true });
    await expect(address).toBeVisible();
    await expectAccessible(page);
    return address.inputValue();
  });

  await test.step('Then a phone shows it whole, page by page and in other languages, without a cookie', async () => {
    await phone.goto(link);
    const heading = phone.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Words of Meera');
    await hydrated(heading);
    await goToOther(phone, remotes[0]);
    await expect(phone).toHaveURL(`${link}privacy-policy`);
    await phone.goto(`${link}kn/`);
    await hydrated(heading);
    await expect(phone.locator('html')).toHaveAttribute('lang', 'kn-IN');
    expect(await phone.context().cookies()).toEqual([]);
  });

  await test.step('When she closes it, the phone reads that in a sentence', async () => {
    await page.getByRole('button', { name: 'Close all links …' }).press('Enter');
    const dialog = await openedDialog(page, 'Close all links to this preview');
    await dialog.getByRole('button', { name: 'Close them' }).press('Enter');
    await expect(page.getByText('The links to the preview are closed.')).toBeVisible();
    await phone.goto(link);
    await expect(phone.getByText('This link to a preview was closed.', { exact: false })).toBeVisible();
  });

  expect(await messages(), 'messages in the console of the phone').toEqual([]);
  await phone.context().close();
  await leavePage(page);
  await desk.stop();
});
