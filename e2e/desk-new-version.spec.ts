import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aTeam, putInForce } from '../deploy/testing/a-team';
import { approvedPolicy, COMING } from './support/approved-policy';
import { Checkout, CHECKOUT_PATIENCE } from './support/checkout';
import { BUILT, COMPOSED, DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { CONFIRM, letInWithPasskey, signIn } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

const FIRST = 'legal-remote/content/versions/v1.json';
const NEWS = 'Cold rooms that are rented out are named.';
/** Words around the policy, which visitors see; a draft they do not. */
const CONTENTS = 'What this policy says';

test.use({ expectedMessages: DESK_MESSAGES });

let legal: Checkout;

test.beforeAll(() => {
  test.setTimeout(CHECKOUT_PATIENCE);
  legal = Checkout.make('Legal');
  legal.write(FIRST, approvedPolicy(readFileSync(join(legal.folder, FIRST), 'utf8'), COMING));
  execFileSync('npm', ['run', '--silent', 'freeze-version', '-w', 'legal-remote', '--', 'v1'], {
    cwd: legal.folder,
  });
  legal.commit('Freeze version 1');
});

test.afterAll(() => legal?.remove());

test('a lawyer begins a new version of the policy and changes words around it, another approves by passkey, and it is given a day, by keyboard alone', async ({
  page: lata,
  browser,
  ownSite,
}) => {
  test.setTimeout(600_000);
  const { store, folder } = ownSite;
  const team = aTeam();
  await putInForce(store, team, () => team.input);
  const desk = await startSharedDesk(folder, legal.folder);
  const ravi = await (await browser.newContext()).newPage();

  await test.step('Given two lawyers at the desk', async () => {
    await lata.goto(`${desk.link}edit/legal/en`);
    await letInWithPasskey(lata, { name: 'Lata', id: team.lata.id, store, team });
    await ravi.goto(`${desk.link}waiting`);
    await letInWithPasskey(ravi, { name: 'Ravi', id: team.ravi.id, store, team });
    for (const page of [lata, ravi]) await signIn(page);
    await expect(ravi.getByRole('heading', { name: 'Nothing waits' })).toBeVisible(COMPOSED);
  });

  await test.step('When the one begins a new version, it is a draft that she can change', async () => {
    await press(lata, 'New version');
    const dialog = await openedDialog(lata, 'Begin a new version');
    await dialog.getByLabel(/^What is new in it/).fill(NEWS);
    await expectAccessible(lata);
    await dialog.getByLabel(/^What is new in it/).press('Enter');
    await expect(lata).toHaveURL(/\/edit\/legal\/en\/versions\/v2$/, COMPOSED);
    await lata.getByLabel('Short note', { exact: true }).fill('The full text is what counts.');
    await save(lata);
  });

  await test.step('When she changes words around the policy, they are saved, too', async () => {
    await lata.getByRole('link', { name: 'legal in English' }).press('Enter');
    await lata.getByRole('link', { name: 'Words around the policy' }).press('Enter');
    await lata.getByLabel('Contents', { exact: true }).fill(CONTENTS);
    await save(lata);
  });

  await test.step('When she publishes it by passkey, it waits for another', async () => {
    await press(lata, 'Publish');
    const why = (await openedDialog(lata, 'Publish legal')).getByLabel('Why');
    await why.fill('Cold rooms');
    await why.press('Enter');
    await press(lata, CONFIRM, BUILT);
    await expect(lata.getByText('Legal is published.', { exact: false })).toBeVisible(BUILT);
    await lata.getByRole('link', { name: 'See it in Waiting' }).press('Enter');
    await expect(lata.getByText(/It waits for 1 more: Ravi/).first()).toBeVisible(COMPOSED);
    await expect(lata.getByRole('button', { name: /^Put legal live/ })).toHaveCount(0);
  });

  await test.step('Then the other reads what changes for visitors, and approves it by passkey', async () => {
    await ravi
      .getByRole('main')
      .getByRole('link', { name: /^legal/ })
      .press('Enter');
    await expect(ravi.locator('ins').filter({ hasText: CONTENTS }).first()).toBeVisible(COMPOSED);
    await press(ravi, 'Approve legal …');
    await press(ravi, 'Approve legal now');
    await press(ravi, CONFIRM, COMPOSED);
    await expect(ravi.getByText('You approved legal: 2 of 2.')).toBeVisible(COMPOSED);
  });

  await test.step('When she gives it a day, it waits for that day', async () => {
    await press(lata, 'Put legal live on a date …');
    const dialog = await openedDialog(lata, 'Put legal live on a date');
    await dialog.getByLabel('Day and time in India').fill('2099-01-01T09:00');
    await press(lata, 'Schedule legal');
    // Her own yes to it is signed first, then the date.
    await expect(async () => {
      await press(lata, CONFIRM, COMPOSED);
      await expect(lata.getByText(/^Goes live on .*: legal\.$/)).toBeVisible({ timeout: 8_000 });
    }).toPass();
    const html = await (await fetch(`${ownSite.url}/privacy-policy`)).text();
    expect(html).not.toContain(CONTENTS);
  });

  await ravi.context().close();
  await leavePage(lata);
  await desk.stop();
});

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved in your name')).toBeVisible({ timeout: 15_000 });
}

async function press(page: Page, name: string, patience?: { timeout: number }): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible(patience);
  await button.press('Enter');
}
