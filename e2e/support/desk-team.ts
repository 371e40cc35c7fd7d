import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible, openedDialog } from './desk';
import { CONFIRM, giveDevice, signIn } from './passkeys';
import type { StartedDesk } from './site-command';
import { expect } from './test';

/** A person with a browser and a device of their own. */
export async function aPerson(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await giveDevice(page);
  return page;
}

/** Invites a person by keyboard. @param desk of the team, where this one is for one alone @returns the link */
export async function invite(
  page: Page,
  name: string,
  email: string,
  ticks: string[],
  desk?: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Invite a person …' }).press('Enter');
  const dialog = await openedDialog(page, 'Invite a person');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail address').fill(email);
  for (const tick of ticks) await dialog.getByRole('checkbox', { name: tick }).press('Space');
  if (desk) {
    await dialog.getByLabel(/^Address at which/).fill(desk);
    await expectAccessible(page);
  }
  await doIt(page, 'Make the invitation');
  // The newest is first.
  const address = page.getByLabel(/^Link for /).first();
  await expect(address).toHaveValue(/\/invitation#\d+\./);
  return address.inputValue();
}

/** Opens an invitation and makes a passkey by it. @returns its digits */
export async function makePasskey(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your passkey is made' })).toBeVisible();
  return (await page.locator('code').textContent())!;
}

/** Adds a person whose digits are those on the screen. */
export async function letIn(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('button', { name: `Let ${name} in …` }).click();
  await expect(page.getByRole('dialog')).toContainText(digits);
  await doIt(page, /^The digits are the same: (propose to )?let .* in$/);
}

/** Does what a dialog asks, and confirms it by passkey. */
export async function doIt(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  await page.getByRole('button', { name: CONFIRM }).press('Enter');
}

/** Begins at a team's desk, by its link for the first editor, by keyboard; then signs in. */
export async function beginTeam(page: Page, { bootstrapLink }: StartedDesk, name: string): Promise<void> {
  await page.goto(bootstrapLink!);
  await page.getByRole('link', { name: 'People', exact: true }).press('Enter');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail address').fill(`${name.split(' ')[0]!.toLowerCase()}@brand.in`);
  await page.getByRole('checkbox', { name: 'I begin for this machine alone' }).press('Space');
  await page.getByRole('button', { name: 'Make my passkey and begin' }).press('Enter');
  await page.getByRole('button', { name: CONFIRM }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Who may do what', exact: true })).toBeVisible();
  await signIn(page);
  await expect(page.getByText(`You are ${name}`)).toBeVisible();
}
