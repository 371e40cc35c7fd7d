import type { Page } from '@playwright/test';

/** What the button says by which a person confirms an act. */
export const CONFIRM = 'Confirm with your passkey';

/**
 * Gives a page a device with passkeys, whose owner is there and is recognised whenever it asks.
 * @returns `recognise` says whether it recognises her from now on, `namesOfPasskeys` what it calls those that it has
 */
export async function giveDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    namesOfPasskeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(
        ({ userName }) => userName,
      ),
  };
}

/** Signs in at a desk for several persons. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}
