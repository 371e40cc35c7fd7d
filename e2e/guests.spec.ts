import { aPhone, COMPOSED, DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

test('a marketer lets a shop owner see a preview on a phone and comment on it, answers, and closes the link', async ({
  page,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk(ownSite.place, 'Meera');
  await ownSite.publishTitle('Words of Meera');
  const phone = await aPhone(browser);

  const link = await test.step('Given a release that waits, she makes a link to its preview', async () => {
    await page.goto(desk.link);
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^landing/ })
      .click();
    await page.getByRole('button', { name: 'Make a link …' }).click();
    const dialog = await openedDialog(page, 'Make a link to this preview');
    await expect(dialog.getByLabel('The link works for')).toHaveValue('24');
    await dialog.getByText('Guests may comment').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const address = page.getByLabel('Address of link 1', { exact: true });
    await expect(address).toBeVisible(COMPOSED);
    await expect(page.getByText('It opens on this machine alone.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    return address.inputValue();
  });

  await test.step('Then the phone shows the site as it would be, and says what it is', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'A preview of the site' })).toBeVisible();
    await expect(phone.getByText(/^Meera shows you how the site would be/)).toBeVisible();
    const preview = phone.frameLocator('iframe[title="The site as it would be"]');
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Words of Meera');
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Privacy');
  });

  await test.step('When the phone comments on a section, she reads it without reloading, and answers', async () => {
    await phone.getByLabel('Your name').fill('Ravi');
    await phone.getByLabel('What it is about').selectOption({ index: 2 });
    await phone.getByLabel('Your comment').fill('Say when you open.');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByRole('listitem').filter({ hasText: 'Say when you open.' })).toBeVisible();
    await expectAccessible(phone);
    const comment = page.getByRole('list', { name: 'What people say' }).getByRole('listitem');
    await expect(comment).toContainText(/The home page › .*Ravi.*Guest, link 1.*Say when you open\./s);
    await comment.getByRole('button', { name: 'Answer …' }).press('Enter');
    const dialog = await openedDialog(page, 'Answer a comment');
    await dialog.getByLabel('Your answer').fill('At six, it says so now.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    await expect(comment).toContainText('At six, it says so now.');
    await comment.getByRole('button', { name: 'Resolved' }).press('Enter');
    await expect(comment).toContainText('Resolved by Meera');
    await expectAccessible(page);
    await phone.goto(link);
    await expect(phone.getByText('At six, it says so now.')).toBeVisible();
    await expect(phone.getByText('It is dealt with.')).toBeVisible();
  });

  await test.step('When she asks for changes, it stands with what waits', async () => {
    await page.getByRole('button', { name: 'Ask for changes …' }).press('Enter');
    const dialog = await openedDialog(page, 'Ask for changes of landing');
    await dialog.getByLabel('What should change').fill('Name the day.');
    await dialog.getByRole('button', { name: 'Ask for changes' }).press('Enter');
    await expect(page.getByText('Changes asked for')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When she closes the link, the phone reads that it has ended', async () => {
    await page.getByRole('button', { name: 'Close link 1 …' }).press('Enter');
    const dialog = await openedDialog(page, 'Close link 1');
    await dialog.getByRole('button', { name: 'Close link 1 now' }).press('Enter');
    await expect(page.getByText('Link 1 is closed.')).toBeVisible();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expect(phone.getByText(/Ask Meera, who made it, for a new one\./)).toBeVisible();
    await expectAccessible(phone);
    await phone.context().close();
    await leavePage(page);
    await desk.stop();
  });
});
