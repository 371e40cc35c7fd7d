import { Checkout } from './support/checkout';
import { DESK_MESSAGES, expectAccessible, lastCommit, openedDialog, openForm } from './support/desk';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { expect, leavePage } from './support/test';
import { english } from './support/site-words';

test.use({ expectedMessages: DESK_MESSAGES });

const { hero } = english;

const FILE = 'landing-remote/content/hero.json';

let marketing: Checkout;

test.beforeAll(() => {
  marketing = new Checkout('Marketing');
});

test('a marketing manager changes a sentence, sees it, publishes it, and puts in a value of the business', async ({
  page,
  ownSite,
}) => {
  const desk = await startDesk(ownSite.folder, 'Asha Rao <asha@example.in>', marketing.folder);
  const shown = page.frameLocator('iframe[aria-hidden=false]').getByRole('heading', { level: 1 });
  const title = page.getByLabel('Title', { exact: true });

  await test.step('Given the form of the hero, next to the page as it is live', async () => {
    await openForm(page, desk.link, 'Top of the page');
    await expect(title).toHaveValue(hero.title);
    await expect(shown).toHaveText(hero.title);
  });

  await test.step('When she types another title, then the page has it', async () => {
    await title.fill('Everything for your shop’s shelf');
    await expect(shown).toHaveText('Everything for your shop’s shelf');
  });

  await test.step('When she claims what is not confirmed, then the field says so, and it cannot be saved', async () => {
    await title.fill('The lowest prices in town');
    await expect(title).toHaveAccessibleErrorMessage(/claims "lowest prices"/);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('When her browser ends before she has saved, then what she typed is there again', async () => {
    await title.fill('Everything for your shop');
    await page.reload();
    await expect(page.getByText('What you typed here before is here again')).toBeVisible();
    await expect(title).toHaveValue('Everything for your shop');
  });

  await test.step('When she saves with the keyboard, then it is a commit of one line in her name', async () => {
    await title.press('Control+s');
    await expect(page.getByText('Saved in your name')).toBeVisible();
    expect(lastCommit(marketing.folder, '--numstat')).toEqual(['Asha Rao', `1\t1\t${FILE}`]);
  });

  await test.step('When she publishes it, it waits', async () => {
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    const dialog = await openedDialog(page, 'Publish the landing page');
    await dialog.getByLabel('Why').fill('A shorter title');
    await expectAccessible(page);
    await dialog.getByLabel('Why').press('Enter');
    await expect(page.getByText('Publishing the landing page')).toBeVisible();
    await expect(page.getByText('The landing page is published.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'See it in Waiting' }).press('Enter');
    await expect(page.locator('ins').filter({ hasText: 'Everything for your shop' }).first()).toBeVisible();
  });

  await test.step('When she puts in the phone of the business, then the form says what it takes, and keeps a line of it', async () => {
    const phone = page.getByLabel('Phone that has WhatsApp');
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page
      .getByRole('region', { name: 'Words of the site’s frame' })
      .getByRole('link', { name: 'English' })
      .click();
    await page.getByRole('link', { name: 'The business' }).click();
    await expect(page.getByRole('heading', { name: 'Where this is shown' })).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(/such as \+919800000000/);
    await phone.fill('98450');
    await expect(phone).toHaveAccessibleErrorMessage(/must be an Indian mobile number/);
    await expectAccessible(page);
    await phone.fill('+919845012345');
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Saved in your name')).toBeVisible();
    expect(lastCommit(marketing.folder, '--numstat')).toEqual([
      'Asha Rao',
      '1\t1\tshared/site/business-values.json',
    ]);
  });

  await leavePage(page);
  await desk.stop();
});
