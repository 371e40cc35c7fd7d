import type { Browser } from 'playwright-core';
import { keyIdOf } from '../../deploy/authority/public-key';
import { acceptInvitation, invite, proposeInvited } from '../../deploy/actions/people/invitations';
import { openStore } from '../../deploy/records/open-store';
import { Device } from '../../deploy/testing/a-passkey';
import { aTeam, putInForce } from '../../deploy/testing/a-team';
import { letInWithPasskey, signIn } from '../support/passkeys';
import { startSharedDesk } from '../support/site-command';
import { type DeskScreens, onBoth } from './desk-screens';

/** Opens a desk for several persons, at which one is invited, one has made a passkey, and a change waits for a signature. */
export async function openPeopleScreens(browser: Browser, folder: string): Promise<DeskScreens> {
  const store = await openStore(folder, { env: {} });
  const team = aTeam();
  await putInForce(store, team, () => team.input);
  const desk = await startSharedDesk({ address: folder });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(desk.link);
  await letInWithPasskey(page, { name: 'Asha', id: team.asha.id, store, team });
  await signIn(page);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const session = await context.storageState();
  await context.close();

  const { lata } = team;
  const inviting = (name: string, teams: string[]) =>
    invite({
      ...{ store, name, email: `${name.split(' ')[0]!.toLowerCase()}@brand.in`, teams },
      ...{ isEditor: false, hours: 72, author: `Lata <${lata.id}>`, loadSigner: lata.loadSigner },
    });
  const accepted = async (name: string, teams: string[]) => {
    const { terms, secret } = await inviting(name, teams);
    const { publicKey } = new Device(new URL(desk.link).origin);
    await acceptInvitation(store, { number: terms.number, secret }, publicKey);
    return { store, number: terms.number, keyId: keyIdOf(publicKey), loadSigner: lata.loadSigner };
  };
  await proposeInvited(await accepted('Sunil Rao', ['landing']));
  await accepted('Divya Menon', ['legal']);
  const { terms, secret } = await inviting('Imran Khan', ['landing', 'shell']);
  return {
    url: new URL(desk.link).origin,
    session,
    sheets: [
      {
        name: 'people',
        screens: [
          ...onBoth('Sign in', '/').map((screen) => ({ ...screen, isSignedOut: true })),
          ...onBoth('People', '/people'),
          ...onBoth('An invitation', `/invitation#${terms.number}.${secret}`),
        ],
      },
    ],
    stop: () => desk.stop(),
  };
}
