import { type Passkey, type Signature, challengeFor, isSignatureBy } from '@site/ledger';
import { SiteError } from '@site/errors';

/**
 * Has the person who asked for an act sign something with a passkey.
 * @throws SiteError `passkey-missing` when they do not
 */
export type AskPerson = (bytes: Uint8Array, passkey: Passkey) => Promise<Signature>;

/** What a window asks a passkey. */
interface Question {
  challenge: string;
  credential: string;
}

/** How long a person may take, in ms: a signature's time is the one at which it was asked for, and holds for two minutes. */
const CONFIRM_TIMEOUT_MS = 100_000;

/** What an act waits for: a person's passkey. */
export class Confirmations {
  readonly #waiting = new Map<string, { take: (signature: Signature) => boolean }>();

  /** Asks for a signature. @throws SiteError `passkey-missing` */
  async ask(act: string, { bytes, passkey, signal, show }: Asked): Promise<Signature> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(CONFIRM_TIMEOUT_MS)]);
    try {
      return await new Promise<Signature>((resolve, reject) => {
        const leave = () =>
          reject(unconfirmed(signal.aborted ? 'It was not confirmed.' : 'It was not confirmed in time.'));
        if (end.aborted) leave();
        end.addEventListener('abort', leave, { once: true });
        this.#waiting.set(act, {
          take: (signature) => {
            const isRight = isSignatureBy(passkey, Buffer.from(bytes), signature);
            if (isRight) resolve(signature);
            return isRight;
          },
        });
        show({ challenge: challengeFor(bytes), credential: passkey.credential });
      });
    } finally {
      this.#waiting.delete(act);
      show(null);
    }
  }

  /** Takes a passkey's answer. @returns whether an act waited for just that */
  answer(act: string, signature: Signature): boolean {
    return this.#waiting.get(act)?.take(signature) ?? false;
  }
}

interface Asked {
  bytes: Uint8Array;
  passkey: Passkey;
  /** Says when the person wants it no more. */
  signal: AbortSignal;
  /** Is called with the question, and with null when it is settled. */
  show: (question: Question | null) => void;
}

function unconfirmed(why: string): SiteError {
  return new SiteError('passkey-missing', `${why} Nothing was changed.`, 'Do it again when you want to.');
}
