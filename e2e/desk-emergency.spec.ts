import { Checkout } from './support/checkout';
import { DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { aPerson, beginTeam, doIt, invite, letIn, makePasskey } from './support/desk-team';
import { test } from './support/own-site';
import { CONFIRM, signIn } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

let legal: Checkout;

test.beforeAll(() => {
  legal = new Checkout('Night');
});

test('at night, on a phone, a lawyer corrects the policy alone as an emergency, and another confirms it in the morning', async ({
  browser,
  ownSite,
}) => {
  const desk = await startSharedDesk(ownSite.folder, legal.folder);
  const asha = await aPerson(browser);
  const ravi = await aPerson(browser, { ...PHONE, colorScheme: 'dark' });

  await test.step('Given two lawyers, of whom the policy takes both', async () => {
    await beginTeam(asha, desk, 'Asha Rao');
    const link = await invite(asha, 'Ravi Rao', 'ravi@brand.in', ['The privacy policy']);
    await letIn(asha, 'Ravi Rao', await makePasskey(ravi, link));
    await expect(asha.getByText('Ravi Rao is let in.')).toBeVisible();
    await ravi.goto(desk.link);
    await signIn(ravi);
    await expect(ravi.getByRole('heading', { name: 'Live now' })).toBeVisible();
  });

  await test.step('When he corrects a word and publishes it, it waits for her', async () => {
    await ravi.getByRole('link', { name: 'Edit', exact: true }).click();
    const policy = ravi.getByRole('region', { name: 'Words of the privacy policy' });
    await policy.getByRole('link', { name: 'English' }).click();
    await ravi.getByRole('link', { name: 'Words around the policy' }).click();
    await ravi.getByLabel('Run by', { exact: true }).fill('Run by the company');
    await ravi.getByRole('button', { name: 'Save' }).click();
    await expect(ravi.getByText('Saved in your name')).toBeVisible();
    await ravi.getByRole('button', { name: 'Publish' }).click();
    const why = (await openedDialog(ravi, 'Publish the privacy policy')).getByLabel('Why');
    await why.fill('The company was named wrongly');
    await why.press('Enter');
    await ravi.getByRole('button', { name: CONFIRM }).click();
    await expect(ravi.getByText('The privacy policy is published.', { exact: false })).toBeVisible();
    await ravi.getByRole('link', { name: 'See it in Waiting' }).click();
    await expect(ravi.getByText(/It waits for .*Asha Rao/).first()).toBeVisible();
  });

  await test.step('When he puts it live alone, he has to say why, and it says that this waits for her', async () => {
    await ravi.getByRole('button', { name: 'Put the privacy policy live as an emergency …' }).click();
    const dialog = await openedDialog(ravi, 'Put the privacy policy live as an emergency');
    await expect(dialog.getByText(/by your decision, without the approvals that are missing/)).toBeVisible();
    await expectAccessible(ravi);
    await dialog.getByLabel('Why').fill('A court wants it tonight');
    await doIt(ravi, 'Put the privacy policy live now, without waiting');
    await expect(
      ravi.getByRole('heading', { name: 'The privacy policy is live, as an emergency' }),
    ).toBeVisible();
    await expectAccessible(ravi);
    const policy = await ravi.request.get(`${ownSite.url}/privacy-policy`);
    expect(await policy.text()).toContain('Run by the company');
  });

  await test.step('Then she reads who did what, when and why, and confirms it', async () => {
    await asha.getByRole('link', { name: 'Now', exact: true }).click();
    const said = /^Ravi Rao put the privacy policy live on .*, as an emergency: A court wants it tonight\./;
    await expect(asha.getByText(said)).toBeVisible();
    await expectAccessible(asha);
    await asha.getByRole('button', { name: 'Confirm the emergency …' }).click();
    await openedDialog(asha, 'Confirm the emergency of the privacy policy');
    await doIt(asha, 'Approve the privacy policy as it is live');
    await expect(asha.getByText(said)).toContainText('Confirmed by Asha Rao');
  });

  for (const one of [ravi, asha]) await one.context().close();
  await desk.stop();
});
