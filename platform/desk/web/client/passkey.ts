import { bufferToBase64URLString, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { plainTime } from '@site/text';
import type { SignInOffer } from '../../answers';
import type { MadePasskey, PasskeyAnswer, PublicPasskey } from '../../api/sign-in';
import { signIn as words } from '../content/sign-in.content';
import { aFault, Refused, send, showWayIn } from './ask';

/** Kinds of keys that can be checked later with openssl: ES256 and RS256 (COSE's numbers). */
const ALGORITHMS = [-7, -257];

/** Signs in with whichever passkey of this desk the person has, and shows the desk as it is for them. @throws Refused */
export async function enter(): Promise<void> {
  const { attempt, challenge, name } = await send<SignInOffer>('sign-in/begin', {});
  await send('sign-in', { attempt, ...(await answer({ challenge, name })) });
  showWayIn(null);
}

/** Makes a passkey on this device. The desk keeps nothing of it by that. @throws Refused */
export async function registerPasskey(owner: Pick<MadePasskey, 'name' | 'email'>): Promise<PublicPasskey> {
  const { challenge, name } = await send<SignInOffer>('sign-in/begin', {});
  // Says nothing of the person.
  const ofNobody = bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const { id, response } = await unlessCancelled(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: name, name },
        // By the time, a device's owner tells a passkey that counts from a revoked one.
        user: {
          ...{ id: ofNobody, displayName: owner.name },
          name: `${owner.email}, ${plainTime(new Date())}`,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
    words.notMade,
  );
  return { credential: id, publicKey: response.publicKey ?? '' };
}

/** Has a passkey answer what an act asks. @throws Refused */
export async function confirmAct(id: string, asks: { challenge: string; credential: string }): Promise<void> {
  await send(`acts/${id}/confirmation`, await answer({ ...asks, name: location.hostname }));
}

/** @param credential the one passkey; missing: any of this desk's */
async function answer(asked: Omit<SignInOffer, 'attempt'> & { credential?: string }): Promise<PasskeyAnswer> {
  const { challenge, name, credential } = asked;
  const { id, response } = await unlessCancelled(
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId: name,
        userVerification: 'required',
        allowCredentials: credential ? [{ id: credential, type: 'public-key' }] : [],
      },
    }),
    words.notUsed,
  );
  const { authenticatorData, clientDataJSON, signature } = response;
  return { credential: id, authenticatorData, clientData: clientDataJSON, signature };
}

/** @throws Refused with the browser's reason */
function unlessCancelled<Answer>(passkey: Promise<Answer>, { message, remedy }: typeof words.notUsed) {
  return passkey.catch((error: Error) => {
    const why = error.name === 'NotAllowedError' ? message : `${message} ${error.message}`;
    throw new Refused([aFault('passkey-missing', { message: why, remedy })]);
  });
}
