import type { Signer } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { AskPerson } from './confirmations';
import type { SignedIn } from './sign-in';

/** Signs with the passkey that a person signed in with, which asks each time. @param ask missing: it only says whose it is */
export function passkeySigner({ passkey }: SignedIn, ask?: AskPerson): Signer {
  return {
    publicKey: passkey,
    sign: async (bytes) => {
      if (!ask)
        throw new SiteError(
          'passkey-missing',
          'This takes your passkey.',
          'You are asked for it when you do it.',
        );
      return ask(bytes, passkey);
    },
  };
}
