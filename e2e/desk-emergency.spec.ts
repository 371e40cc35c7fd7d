import { liveDeployment, readSignatures } from '@site/ledger';
import { aTeam, putInForce } from '../platform/testing/a-team';
import { aPhone, COMPOSED, DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { outOfScreen } from './support/out-of-screen';
import { test } from './support/own-site';
import { CONFIRM, addWithPasskey, signIn } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

test('at night a marketer puts a correction live alone, on a phone and with a reason, and a colleague confirms it', async ({
  page: ravi,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { store } = ownSite;
  const team = aTeam();
  // Landing takes two persons here, of whom one is not the author.
  const both = [team.meera.id, team.ravi.id];
  const landing = { publish: both, approve: both, rollBack: both, persons: 2, besidesAuthor: 1 };
  await putInForce(store, team, () => ({ ...team.input, parts: { ...team.input.parts, landing } }));
  await ownSite.publishTitle('Words of Meera', team.meera.signer);
  const before = await liveDeployment(store);
  const desk = await startSharedDesk(ownSite.folder);
  const meera = await aPhone(browser);
  const fits = async () => expect(await meera.evaluate(outOfScreen)).toEqual([]);

  await test.step('Given she is alone with her phone, the approval that it takes is missing', async () => {
    await meera.goto(`${desk.link}waiting`);
    await addWithPasskey(meera, { name: 'Meera', id: team.meera.id, store, team });
    await signIn(meera);
    await meera
      .getByRole('main')
      .getByRole('link', { name: /^The landing page/ })
      .click();
    await expect(meera.getByText(/It waits for 1 more: Ravi/).first()).toBeVisible(COMPOSED);
    await expect(meera.getByRole('button', { name: 'Put the landing page live …' })).toHaveCount(0);
    await expectAccessible(meera);
    await fits();
  });

  /** Begins to put it live alone, until the passkey is asked for. */
  async function putLive(): Promise<void> {
    await meera.getByRole('button', { name: 'Put the landing page live as an emergency …' }).click();
    const dialog = await openedDialog(meera, 'Put the landing page live as an emergency');
    await dialog.getByLabel('Why').fill('The price is wrong');
    await expectAccessible(meera);
    await dialog.getByRole('button', { name: 'Put the landing page live alone now' }).click();
    await expect(meera.getByRole('button', { name: CONFIRM })).toBeVisible(COMPOSED);
    await expect(
      meera.getByText('Putting the landing page live alone, as an emergency').first(),
    ).toBeVisible();
    await fits();
  }

  await test.step('When she thinks better of it at the passkey, nothing changes', async () => {
    await putLive();
    await expectAccessible(meera);
    await meera.getByRole('button', { name: 'Do not do it' }).click();
    await expect(meera.getByText('It was not confirmed. Nothing was changed.')).toBeVisible();
    expect((await liveDeployment(store)).name).toBe(before.name);
  });

  await test.step('When she does it, it is live, signed by her passkey alone', async () => {
    await putLive();
    await meera.getByRole('button', { name: CONFIRM }).click();
    await expect(meera.getByText('Live now: the landing page.', { exact: false })).toBeVisible(COMPOSED);
    const live = await liveDeployment(store);
    expect(live.record.author).toBe('Meera <meera@brand.in>');
    const { deployment } = (await readSignatures(store, live.name))!;
    expect(deployment.signatures).toEqual([expect.objectContaining({ passkey: expect.any(Object) })]);
    await expect.poll(async () => (await fetch(ownSite.url)).text(), COMPOSED).toContain('Words of Meera');
  });

  const said = /^Meera put the landing page live alone, as an emergency: The price is wrong\./;
  await test.step('Then Now says so, with its reason, and that she cannot confirm it herself', async () => {
    await meera.getByRole('link', { name: 'Now', exact: true }).click();
    await expect(meera.getByText(said)).toBeVisible(COMPOSED);
    await expect(meera.getByRole('button', { name: 'Confirm it …' })).toHaveCount(0);
    await expectAccessible(meera);
    await fits();
  });

  await test.step('When a colleague has looked, he confirms it by passkey, and it is said no more', async () => {
    await ravi.goto(desk.link);
    await addWithPasskey(ravi, { name: 'Ravi', id: team.ravi.id, store, team });
    await signIn(ravi);
    await ravi.getByRole('button', { name: 'Confirm it …' }).click();
    const dialog = await openedDialog(ravi, 'Confirm the emergency of the landing page');
    await dialog.getByRole('button', { name: 'Confirm the landing page now' }).click();
    await ravi.getByRole('button', { name: CONFIRM }).press('Enter');
    await expect(ravi.getByText('You approved the landing page: 2 of 2.')).toBeVisible();
    await expect(ravi.getByText(said)).toHaveCount(0);
    await expect(meera.getByText(said)).toHaveCount(0);
  });

  await test.step('When he signs out, the desk is closed to his browser', async () => {
    await ravi.getByRole('button', { name: 'Sign out' }).click();
    await expect(ravi.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  });

  await meera.context().close();
  await leavePage(ravi);
  await desk.stop();
});
