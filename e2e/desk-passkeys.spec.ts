import type { Browser, Page } from '@playwright/test';
import { liveDeployment } from '../deploy/records/find-deployment';
import { readSignatures } from '../deploy/records/deployment-signatures';
import { aTeam, putInForce } from '../deploy/testing/a-team';
import { COMPOSED, DESK_MESSAGES, expectAccessible, openedDialog } from './support/desk';
import { test } from './support/own-site';
import { CONFIRM, letInWithPasskey, signIn } from './support/passkeys';
import { startSharedDesk } from './support/site-command';
import { expect, leavePage } from './support/test';

test.use({ expectedMessages: DESK_MESSAGES });

test('two persons share a desk: one approves with his passkey, the other puts it live with hers', async ({
  page: meera,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { store } = ownSite;
  const team = aTeam();
  // Landing takes two persons here, of whom one is not the author.
  await putInForce(store, team, () => ({
    ...team.input,
    parts: {
      ...team.input.parts,
      landing: {
        publish: [team.meera.id],
        approve: [team.meera.id, team.ravi.id],
        undo: [team.meera.id],
        persons: 2,
        besidesAuthor: 1,
      },
    },
  }));
  const before = await liveDeployment(store);
  const desk = await startSharedDesk(ownSite.folder);
  const ravi = await anotherPage(browser);

  await test.step('Given nobody has signed in, the desk shows how to, and how to begin', async () => {
    await meera.goto(desk.link);
    await expect(meera.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    await expectAccessible(meera);
  });

  await test.step('Then each makes a passkey, and two editors sign that they count', async () => {
    await ravi.goto(`${desk.link}waiting`);
    await letInWithPasskey(meera, { name: 'Meera', id: team.meera.id, store, team });
    await letInWithPasskey(ravi, { name: 'Ravi', id: team.ravi.id, store, team });
    await signIn(meera);
    await expect(meera.getByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(meera.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await signIn(ravi);
    await expect(ravi.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  });

  await test.step('When a release waits, its author cannot put it live alone', async () => {
    await ownSite.publishTitle('Words of Meera', team.meera.signer);
    await meera.getByRole('link', { name: /^Waiting/ }).click();
    await meera
      .getByRole('main')
      .getByRole('link', { name: /^landing/ })
      .click();
    await expect(meera.getByText(/It waits for 1 more: Ravi/).first()).toBeVisible(COMPOSED);
    await expect(meera.getByRole('button', { name: 'Put landing live …' })).toHaveCount(0);
  });

  await test.step('Then the other approves it, and confirms that by passkey', async () => {
    await ravi
      .getByRole('main')
      .getByRole('link', { name: /^landing/ })
      .click();
    await ravi.getByRole('button', { name: /^Approve/ }).click();
    await ravi
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    const acts = ravi.getByRole('region', { name: 'What is being done' });
    await expect(acts).toContainText('Approving landing');
    await expectAccessible(ravi);
    await acts.getByRole('button', { name: CONFIRM }).press('Enter');
    await expect(ravi.getByText('You approved landing: 2 of 2.')).toBeVisible();
  });

  await test.step('When the author thinks better of it at the passkey, nothing changes', async () => {
    await putLive(meera);
    await meera.getByRole('button', { name: 'Do not do it' }).click();
    await expect(meera.getByText('You did not confirm it. Nothing was changed.')).toBeVisible();
    expect((await liveDeployment(store)).name).toBe(before.name);
  });

  await test.step('Then she puts it live, and her passkey has signed it', async () => {
    await putLive(meera);
    await meera.getByRole('button', { name: CONFIRM }).click();
    await expect(meera.getByText('Live now: landing.', { exact: false })).toBeVisible(COMPOSED);
    const live = await liveDeployment(store);
    expect(live.record.author).toBe('Meera <meera@brand.in>');
    const { deployment } = (await readSignatures(store, live.name))!;
    expect(deployment.signatures).toEqual([expect.objectContaining({ passkey: expect.any(Object) })]);
    await expect.poll(async () => (await fetch(ownSite.url)).text(), COMPOSED).toContain('Words of Meera');
  });

  await test.step('When she signs out, the desk is closed to her browser', async () => {
    await meera.getByRole('button', { name: 'Sign out' }).click();
    await expect(meera.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  });

  await ravi.context().close();
  await leavePage(meera);
  await desk.stop();
});

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Begins to put landing live, until the passkey is asked for. */
async function putLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put landing live …' }).click();
  const dialog = await openedDialog(page, 'Put landing live');
  await dialog.getByRole('button', { name: /^Put landing live/ }).click();
  await expect(page.getByRole('button', { name: CONFIRM })).toBeVisible(COMPOSED);
}
