import type { Page } from '@playwright/test';
import { DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { aPerson, doIt, invite, letIn, makePasskey } from './support/desk-team';
import { test } from './support/own-site';
import { CONFIRM, giveDevice, signIn } from './support/passkeys';
import { startDesk, startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

// A passkey that is not known yet, or that was revoked, is refused (403), and its session is (401).
test.use({
  expectedMessages: new RegExp(
    `${DESK_MESSAGES.source}|status of (403 \\(Forbidden\\)|401 \\(Unauthorized\\))`,
  ),
});

test('a team begins at the desk, lets a second editor in, agrees, locks a stolen phone out at once, and recovers', async ({
  page: laptop,
  browser,
  ownSite,
}) => {
  const own = await startDesk(ownSite.folder, 'Asha');
  const { recognise, namesOfPasskeys } = await giveDevice(laptop);

  await test.step('Given her own machine, the desk warns that its passkey works there alone', async () => {
    await laptop.goto(own.link);
    await laptop.getByRole('link', { name: 'People', exact: true }).click();
    await expect(laptop.getByRole('heading', { name: 'Begin: say who may do what' })).toBeVisible();
    await expect(laptop.getByText(/^This passkey works at http:\/\/localhost:\d+ alone/)).toBeVisible();
    await laptop.getByLabel('Your name').fill('Asha Rao');
    await laptop.getByLabel('Your e-mail address').fill('asha@brand.in');
    await expectAccessible(laptop);
  });

  await test.step('When her device does not know her, nothing is begun, and what she typed stays', async () => {
    await recognise(false);
    await laptop.getByRole('checkbox', { name: 'I begin for this machine alone' }).press('Space');
    await laptop.getByLabel('Your e-mail address').press('Enter');
    await expect(laptop.getByText('No passkey was made.', { exact: false })).toBeVisible();
    await expect(laptop.getByLabel('Your name')).toHaveValue('Asha Rao');
    await recognise(true);
  });

  await test.step('When she leaves it and loads the page again, she goes on with the passkey that she has made', async () => {
    const begin = laptop.getByRole('button', { name: 'Make my passkey and begin' });
    const answered = laptop.waitForResponse(
      (one) => one.url().endsWith('/acts') && one.request().method() === 'POST',
    );
    await begin.press('Enter');
    // The desk answers while the passkey is waited for: from then on, it is not known how that ends.
    await answered;
    await laptop.getByRole('button', { name: 'Do not do it' }).click();
    await laptop.reload();
    await expect(laptop.getByLabel('Your e-mail address')).toHaveValue('asha@brand.in');
    await laptop.getByRole('checkbox', { name: 'I begin for this machine alone' }).press('Space');
    await begin.press('Enter');
    await laptop.getByRole('button', { name: 'Do not do it' }).click();
    await expect(laptop.getByRole('button', { name: 'Do not do it' })).toBeHidden();
    expect(await namesOfPasskeys()).toEqual([
      expect.stringMatching(/^asha@.+, \d+ \w+ \d{4}, \d+:\d\d [ap]m$/),
    ]);
  });

  await test.step('Then she begins by keyboard, signs in, and is enough for each part', async () => {
    await laptop.getByRole('button', { name: 'Make my passkey and begin' }).press('Enter');
    await laptop.getByRole('button', { name: CONFIRM }).press('Enter');
    await expect(laptop.getByText('To go live, a release takes 1 person.')).toHaveCount(3);
    await signIn(laptop);
    await expect(laptop.getByText('You are Asha Rao')).toBeVisible();
    await expectAccessible(laptop);
  });

  const team = await startSharedDesk(ownSite.folder);
  const asha = await aPerson(browser);

  await test.step('When the team has a desk, she invites herself there from her machine, and lets herself in', async () => {
    const link = await invite(laptop, 'Asha Rao', 'asha@brand.in', [], team.link);
    await asha.goto(link);
    await expectAccessible(asha);
    const digits = await makePasskey(asha, link);
    await expectAccessible(asha);
    await letIn(laptop, 'Asha Rao', digits);
    await expect(laptop.getByText('Asha Rao is let in.')).toBeVisible();
    await asha.goto(`${team.link}people`);
    await expect(asha.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    await expectAccessible(asha);
    await signIn(asha);
    await expect(asha.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await leavePage(laptop);
    await own.stop();
  });

  await test.step('When she signs out in one tab, the other shows the sign-in, and why', async () => {
    const other = await asha.context().newPage();
    await other.goto(`${team.link}people`);
    await expect(other.getByText('You are Asha Rao')).toBeVisible();
    await asha.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    await expect(other.getByText('you did so in another tab', { exact: false })).toBeVisible();
    await leavePage(other);
    await signIn(asha);
    await expect(asha.getByText(/you are signed in with this one/)).toHaveCount(1);
  });

  const ravi = await aPerson(browser);
  await test.step('When she invites a second editor, he sees his digits until he is let in, and his passkey opens nothing yet', async () => {
    const link = await invite(asha, 'Ravi Rao', 'ravi@brand.in', [
      'The privacy policy',
      'Is an editor, too: may change who may do what',
    ]);
    const digits = await makePasskey(ravi, link);
    await ravi.reload();
    await expect(ravi.getByText(digits)).toBeVisible();
    await ravi.goto(`${team.link}people`);
    await signIn(ravi);
    await expect(ravi.getByText('No editor has let you in yet', { exact: false })).toBeVisible();
    await letIn(asha, 'Ravi Rao', digits);
  });

  await test.step('Then he signs in at once', async () => {
    await expect(asha.getByText('Ravi Rao is let in.')).toBeVisible();
    await signIn(ravi);
    await expect(personIn(ravi, 'ravi@brand.in')).toContainText('you');
    await expect(ravi.getByText('2 of the editors sign a change together', { exact: false })).toBeVisible();
  });

  const meera = await aPerson(browser);
  await test.step('When a third is to come in, it takes both; what was proposed too early is dropped', async () => {
    const link = await invite(asha, 'Meera Rao', 'meera@brand.in', ['The landing page']);
    const digits = await makePasskey(meera, link);
    await letIn(asha, 'Meera Rao', digits);
    await expect(asha.getByText('You have signed it.')).toBeVisible();
    await asha.getByRole('button', { name: 'Drop the change …' }).click();
    await asha.getByRole('dialog').getByLabel('Why').fill('Ravi is to look first');
    await expectAccessible(asha);
    await doIt(asha, 'Drop the change');
    await expect(asha.getByText('You have signed it.')).toHaveCount(0);
    await letIn(asha, 'Meera Rao', digits);
    await ravi.getByRole('button', { name: 'Agree …' }).click();
    await expectAccessible(ravi);
    await doIt(ravi, 'Agree to all of it');
    await expect(personIn(ravi, 'meera@brand.in')).toBeVisible();
  });

  await test.step('When his phone is stolen, she alone revokes its passkey, and its thief is out', async () => {
    await personIn(asha, 'ravi@brand.in')
      .getByRole('button', { name: /^Revoke/ })
      .click();
    const dialog = await openedDialog(asha, 'Revoke a key of Ravi Rao');
    await expect(
      dialog.getByText(/^Then the list .* privacy policy, which takes 2 to go live: invite Ravi Rao again,/),
    ).toBeVisible();
    await dialog.getByLabel('Why').fill('Phone stolen');
    await doIt(asha, 'Revoke the key now');
    await expect(
      asha.getByText(/has 1 person with a key for the privacy policy, which takes 2 to go live/),
    ).toBeVisible();
    await expect(ravi.getByText(/^Your passkey was revoked/)).toBeVisible();
    await signIn(ravi);
    await expect(ravi.getByText('This passkey was revoked', { exact: false })).toBeVisible();
    await expectAccessible(asha);
  });

  await test.step('Then he comes back with another phone: she lets him in, and the third agrees in his place', async () => {
    const again = await aPerson(browser);
    const link = await invite(asha, 'Ravi Rao', 'ravi@brand.in', []);
    const digits = await makePasskey(again, link);
    await letIn(asha, 'Ravi Rao', digits);
    await meera.goto(`${team.link}people`);
    await signIn(meera);
    await meera.getByRole('button', { name: 'Agree …' }).click();
    await doIt(meera, 'Agree to all of it');
    await again.goto(`${team.link}people`);
    await signIn(again);
    await expect(personIn(again, 'ravi@brand.in')).toContainText('you');
    await expect(again.getByText(/^The store needs/)).toHaveCount(0);
    await again.context().close();
  });

  for (const one of [ravi, meera, asha]) await one.context().close();
  await team.stop();
});

/** One of the persons on the screen People. */
function personIn(page: Page, email: string) {
  return page.getByRole('list', { name: 'Persons' }).getByRole('listitem').filter({ hasText: email });
}
