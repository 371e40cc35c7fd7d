import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withMore } from '../../deploy/actions/people/people-input';
import { readCard } from '../../deploy/authority/key-card';
import type { Store } from '../../deploy/store/store';
import { putInForce, type Team } from '../../deploy/testing/a-team';
import { expect } from './test';

/** What the button says by which a person confirms an act. */
export const CONFIRM = 'Confirm with your passkey';

/** Gives a page a device with passkeys, whose owner is there and is recognised whenever it asks. */
export async function giveDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Somebody makes a passkey at the desk, and two editors sign that it counts. */
export async function letInByCard(
  page: Page,
  { name, email, store, team }: { name: string; email: string; store: Store; team: Team },
): Promise<void> {
  await giveDevice(page);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your passkey is made' })).toBeVisible();
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the card' }).click(),
  ]);
  const text = await readFile(await card.path(), 'utf8');
  await putInForce(store, team, (people) =>
    withMore(people!, [readCard(text, card.suggestedFilename())], {}),
  );
}

/** Signs in at a desk for several persons. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}
