import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Checkout } from './support/checkout';
import { DESK_MESSAGES, expectAccessible, lastCommit, openedDialog } from './support/desk';
import { beginTeam } from './support/desk-team';
import { test } from './support/own-site';
import { CONFIRM, giveDevice } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';
import { versions } from '../legal-remote/policy/all-versions';

test.use({ expectedMessages: DESK_MESSAGES });

const NOTE = 'The full text is what counts, also in what is in short.';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

const policy = versions.at(-1)!;
/** Sections that are not confirmed yet; the longer ones before them are. */
const UNREAD = policy.sections.slice(-2);

let legal: Checkout;

test.beforeAll(() => {
  legal = new Checkout('Legal');
  const file = `legal-remote/content/versions/${policy.id}.json`;
  const source = readFileSync(join(legal.folder, file), 'utf8');
  const unread = source.indexOf(`"id": "${UNREAD[0]!.id}"`);
  const read = source.slice(0, unread).replaceAll('"confirmed": false', '"confirmed": true');
  legal.write(file, read + source.slice(unread));
});

test('a lawyer confirms the first version of the policy section by section, makes it final with its day, begins the next, puts it live and proves what was shown, by keyboard alone', async ({
  page,
  ownSite,
}) => {
  const desk = await startSharedDesk(ownSite.folder, legal.folder);

  await test.step('Given she has begun at her team’s desk, by its link for the first editor', async () => {
    await giveDevice(page);
    await beginTeam(page, desk, 'Lata Rao');
  });

  await test.step('When she reads each section that is left of the draft, she confirms all of it', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
    const policy = page.getByRole('region', { name: 'Words of the privacy policy' });
    await policy.getByRole('link', { name: 'English' }).press('Enter');
    await expect(page.getByText('The next version begins here, once the draft is final.')).toBeVisible();
    await page.getByRole('link', { name: 'Version 1' }).press('Enter');
    await expect(page.getByText(/^A draft\. \d+ texts are not confirmed/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make this version final …' })).toHaveCount(0);
    const sections = page.getByRole('group', { name: 'Sections', exact: true }).locator('summary');
    for (const section of (await sections.all()).slice(-UNREAD.length)) {
      await section.press('Enter');
      await page.getByRole('button', { name: /^Confirm all that I have read here/ }).press('Enter');
    }
    await expect(page.getByText(/^A draft, all of it confirmed/)).toBeVisible();
    await page.getByLabel('Short note', { exact: true }).fill(NOTE);
    await save(page);
    await expectAccessible(page);
  });

  await test.step('When she makes it final with its day, its text stays as it is', async () => {
    await press(page, 'Make this version final …');
    const day = (await openedDialog(page, 'Make Version 1 final')).getByLabel('In force from');
    await day.fill(today);
    await expectAccessible(page);
    await day.press('Enter');
    await press(page, CONFIRM);
    await expect(page.getByText(/^Final, in force from .*its text stays as it is/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    expect(lastCommit(legal.folder, '--name-only')[0]).toBe('Lata Rao');
  });

  await test.step('When she begins the next version, it is a draft next to the one in force', async () => {
    await page.getByRole('link', { name: 'The privacy policy in English' }).press('Enter');
    await press(page, 'New version');
    const news = (await openedDialog(page, 'Begin a new version')).getByLabel(/^What is new in it/);
    await news.fill('Cold rooms that are rented out are named.');
    await news.press('Enter');
    await page.getByRole('link', { name: 'Version 2' }).press('Enter');
    await expect(page.getByText(/^A draft, all of it confirmed/)).toBeVisible();
    await expect(page.getByText('As it is saved, it says the same as Version 1.')).toBeVisible();
  });

  await test.step('When she publishes the policy and puts it live, the page of its release says so', async () => {
    await press(page, 'Publish');
    const why = (await openedDialog(page, 'Publish the privacy policy')).getByLabel('Why');
    await why.fill('Version 1');
    await why.press('Enter');
    await press(page, CONFIRM);
    await expect(page.getByText('The privacy policy is published.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'See it in Waiting' }).press('Enter');
    await expect(
      page.getByText(/^It shows Version 1 in full, made final by Lata Rao on .*, in force from /),
    ).toBeVisible();
    await press(page, 'Put the privacy policy live …');
    await openedDialog(page, 'Put the privacy policy live');
    await press(page, 'Put the privacy policy live now');
    await press(page, CONFIRM);
    await expect(page.getByRole('heading', { name: 'The privacy policy is live' })).toBeVisible();
  });

  await test.step('Then she asks what was in force on a day, and has the proof of it', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).press('Enter');
    await page.getByLabel('Day', { exact: true }).fill(today);
    await expect(page.getByText(/^Version 1 was shown in full, in force from/)).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Proof of the privacy policy' }).press('Enter');
    const proof = await readFile(await (await saved).path(), 'utf8');
    expect(proof).toContain(NOTE);
    expect(proof).toContain('Lata Rao');
  });

  await leavePage(page);
  await desk.stop();
});

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved in your name')).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await button.press('Enter');
}
