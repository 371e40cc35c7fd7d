import type { Page } from '@playwright/test';
import { withMore } from '@site/operations';
import type { Store } from '@site/store';
import { putInForce, type Team } from '../../platform/testing/a-team';

/** What the button says by which a person confirms an act. */
export const CONFIRM = 'Confirm with your passkey';

/**
 * Gives a page a device with passkeys, whose owner is there and is recognised whenever it asks.
 * @returns says whether it recognises her from now on
 */
export async function giveDevice(page: Page): Promise<(isRecognised: boolean) => Promise<void>> {
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
  return async (isUserVerified) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

/** A person makes a passkey for the desk that her page shows, and two editors sign that it counts. */
export async function addWithPasskey(
  page: Page,
  { name, id, store, team }: { name: string; id: string; store: Store; team: Team },
): Promise<void> {
  await giveDevice(page);
  const { credential, spki } = await page.evaluate(async (email) => {
    const made = (await navigator.credentials.create({
      publicKey: {
        challenge: new Uint8Array(32),
        rp: { name: 'The desk' },
        user: { id: new TextEncoder().encode(email), name: email, displayName: email },
        pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })) as PublicKeyCredential;
    const key = new Uint8Array((made.response as AuthenticatorAttestationResponse).getPublicKey()!);
    return { credential: made.id, spki: btoa(String.fromCharCode(...key)) };
  }, id);
  const publicKey = { kind: 'passkey' as const, spki, origin: new URL(page.url()).origin, credential };
  await putInForce(store, team, (people) => withMore(people!, [{ name, id, publicKey }], {}));
}

/** Signs in at a desk for several persons. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}
