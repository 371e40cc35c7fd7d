import type { Page } from '@playwright/test';
import { signPeople } from '../deploy/actions/people/propose-people';
import { aTeam, putInForce } from '../deploy/testing/a-team';
import { DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { CONFIRM, giveDevice, letInWithPasskey, signIn } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

// A passkey that nobody knows yet is refused (403).
test.use({ expectedMessages: new RegExp(`${DESK_MESSAGES.source}|status of 403 \\(Forbidden\\)`) });

test('an editor invites a colleague by a link, who makes her passkey, and signs in once two have signed', async ({
  page: asha,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { store } = ownSite;
  const team = aTeam();
  await putInForce(store, team, () => team.input);
  const desk = await startSharedDesk(ownSite.folder);
  const sunil = await (await browser.newContext()).newPage();

  const link = await test.step('Given she may change who may what, she invites by keyboard', async () => {
    await asha.goto(`${desk.link}people`);
    await letInWithPasskey(asha, { name: 'Asha', id: team.asha.id, store, team });
    await signIn(asha);
    await expect(asha.getByRole('heading', { name: 'Who may what' })).toBeVisible();
    await expectAccessible(asha);
    await asha.getByRole('button', { name: 'Invite somebody …' }).press('Enter');
    const dialog = await openedDialog(asha, 'Invite somebody');
    await dialog.getByLabel('Her name').fill('Sunil Rao');
    await dialog.getByLabel('Her e-mail address').fill('sunil@brand.in');
    await dialog.getByRole('checkbox', { name: 'landing' }).press('Space');
    await expectAccessible(asha);
    await dialog.getByRole('button', { name: 'Make the invitation' }).press('Enter');
    await asha.getByRole('button', { name: CONFIRM }).press('Enter');
    const address = asha.getByLabel('Address of invitation 1', { exact: true });
    await expect(address).toHaveValue(/\/invitation#1\./);
    await expectAccessible(asha);
    return address.inputValue();
  });

  const digits =
    await test.step('Then whoever opens it reads who invites whom, and makes a passkey', async () => {
      await giveDevice(sunil);
      await sunil.goto(link);
      await expect(sunil.getByText(/^Asha invites Sunil Rao <sunil@brand.in>/)).toBeVisible();
      await expectAccessible(sunil);
      await sunil.getByRole('button', { name: 'Make my passkey' }).click();
      await expect(sunil.getByRole('heading', { name: 'Your passkey is made' })).toBeVisible();
      await expect(sunil).toHaveURL(`${desk.link}invitation`);
      await expectAccessible(sunil);
      return (await sunil.getByText(/^[0-9a-f]{12}$/).textContent())!;
    });

  await test.step('Then it opens nothing a second time, and the passkey nothing yet', async () => {
    await sunil.goto(link);
    await expect(sunil.getByText('This invitation was used', { exact: false })).toBeVisible();
    await sunil.goto(`${desk.link}people`);
    await signIn(sunil);
    await expect(sunil.getByText('This passkey is nobody’s', { exact: false })).toBeVisible();
  });

  await test.step('When she has compared the digits, she lets the colleague in, and another editor agrees', async () => {
    await asha.getByRole('button', { name: 'Let Sunil Rao in …' }).click();
    await expect(asha.getByRole('dialog')).toContainText(`Only if they are ${digits}, go on`);
    await asha.getByRole('button', { name: 'The digits are the same: let her in' }).click();
    await asha.getByRole('button', { name: CONFIRM }).click();
    await expect(asha.getByText('You have signed it.')).toBeVisible();
    await expectAccessible(asha);
    const { status } = await signPeople(store, '', team.lata.loadSigner);
    expect(status).toBe('in-force');
    await expect(personIn(asha)).toBeVisible();
  });

  await test.step('Then the colleague signs in, and sees what is hers to do', async () => {
    await signIn(sunil);
    await expect(personIn(sunil)).toContainText('you');
    await expect(sunil.getByText(/^Sunil Rao .* may not change who ships what/).first()).toBeVisible();
    await expect(sunil.getByRole('button', { name: /^(Revoke|Invite|Let|Take)/ })).toHaveCount(0);
  });

  await sunil.context().close();
  await leavePage(asha);
  await desk.stop();
});

/** Sunil among the persons. */
function personIn(page: Page) {
  return page
    .getByRole('list', { name: 'Persons' })
    .getByRole('listitem')
    .filter({ hasText: 'sunil@brand.in' });
}
