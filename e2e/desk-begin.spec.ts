import type { Page } from '@playwright/test';
import { readPeople } from '../deploy/records/people-versions';
import { DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { CONFIRM, giveDevice, signIn } from './support/passkeys';
import { startDesk, startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

/** Begins with who may what, as far as the passkey's signature. */
async function begin(page: Page): Promise<void> {
  await giveDevice(page);
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody has said who may what' })).toBeVisible();
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Your e-mail address').fill('asha@brand.in');
  await expectAccessible(page);
  await page.getByLabel('Your e-mail address').press('Enter');
  await expect(page.getByRole('button', { name: CONFIRM })).toBeVisible();
}

test('who opens a desk where nobody has said who may what begins with her passkey, and acts in her own name', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const desk = await startDesk(ownSite.folder, 'Asha');

  await test.step('Given she thinks better of it at the passkey, nothing is said', async () => {
    await page.goto(desk.link);
    await begin(page);
    await page.getByRole('button', { name: 'Do not do it' }).click();
    await expect(page.getByText('You did not confirm it. Nothing was changed.').first()).toBeVisible();
    // The form hears it before the foot of the screen does, which goes on asking until then.
    await expect(page.getByRole('button', { name: CONFIRM })).toHaveCount(0);
    expect(await readPeople(ownSite.store)).toBeNull();
  });

  await test.step('When she does it, what she typed is still there, and each part takes her alone', async () => {
    await page.getByRole('button', { name: 'Make my passkey and begin' }).press('Enter');
    await page.getByRole('button', { name: CONFIRM }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Who may what', exact: true })).toBeVisible();
    await expect(page.getByText('To go live, a release takes 1 person.')).toHaveCount(3);
    await expect(page.getByText('Sign in with your passkey, above, to change this.').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then she signs in with it at the same desk', async () => {
    await signIn(page);
    await expect(page.getByText('You are Asha Rao')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Persons' })).toContainText('you');
    await expect(page.getByRole('button', { name: /^Revoke/ })).toBeVisible();
    await expectAccessible(page);
  });

  await leavePage(page);
  await desk.stop();
});

test('at a desk of several persons, the link in its terminal lets one begin, who then invites others', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const desk = await startSharedDesk(ownSite.folder);

  await test.step('Given its link, which works once', async () => {
    await page.goto(desk.beginLink!);
    await begin(page);
    await page.getByRole('button', { name: CONFIRM }).click();
    await expect(page.getByRole('heading', { name: 'Who may what', exact: true })).toBeVisible();
  });

  await test.step('When she has signed in, she invites a colleague', async () => {
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite somebody …' }).click();
    const dialog = await openedDialog(page, 'Invite somebody');
    await dialog.getByLabel('Her name').fill('Ravi Rao');
    await dialog.getByLabel('Her e-mail address').fill('ravi@brand.in');
    await dialog.getByText('legal').click();
    await dialog.getByRole('button', { name: 'Make the invitation' }).click();
    await page.getByRole('button', { name: CONFIRM }).click();
    await expect(page.getByLabel('Address of invitation 1', { exact: true })).toHaveValue(/\/invitation#1\./);
  });

  await test.step('Then the link opens nothing any more', async () => {
    await page.context().clearCookies();
    await page.goto(desk.beginLink!);
    await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  });

  await leavePage(page);
  await desk.stop();
});
