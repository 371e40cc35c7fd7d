import { createHmac } from 'node:crypto';
import type { PasskeyAnswer, PublicPasskey, SignInRequest } from '../../api/sign-in';
import { LRUCache } from 'lru-cache';
import {
  type Passkey,
  type People,
  type Signature,
  type Signer,
  Invitations,
  challengeFor,
  fullName,
  isSameSecret,
  isSignatureBy,
  isUsable,
  newSecret,
  ownerOfPasskey,
  passkeyName,
  passkeySchema,
  passkeySigner,
  readPeople,
  stateOfInvitation,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { personName } from '@site/text';
import { RequestRefused } from '../security/refusal';
import type { SignedIn } from './sessions';

/** How long the policy is believed as it was read, in ms: as long as the store's changes take to show. */
const POLICY_TTL_MS = 1_000;
/** How long a person may take, in ms. */
const SIGN_IN_TTL_MS = 5 * 60_000;
/** Sign-ins that are remembered, so that none is used again; persons alone add to them. */
const MAX_ATTEMPTS = 1_000;

/**
 * Signs persons in by the passkeys of the access policy. Nothing is kept of attempts under way, which strangers begin, too: each names
 * when it ends, under a secret of the desk.
 */
export class SignIn {
  #policy: { until: number; version: ReturnType<typeof readPeople> } | null = null;
  readonly #secret = newSecret();
  readonly #used = new LRUCache<string, true>({ max: MAX_ATTEMPTS, ttl: SIGN_IN_TTL_MS });

  constructor(
    private readonly store: Store,
    /** The desk's: `https://desk.brand.in`. One's own desk has it once it listens. */
    public origin: string,
  ) {}

  /** Whether a person of the access policy has a passkey that counts here. */
  isFor({ persons }: People): boolean {
    const keys = Object.values(persons).flatMap((person) => person.keys);
    const own = keys.filter((key) => key.kind === 'passkey' && key.origin === this.origin);
    return own.some((key) => isUsable(key, Date.now()));
  }

  /**
   * A challenge of its own for each attempt, which is good once, for a few minutes. It begins like no statement, so that its answer
   * signs none.
   * @returns with the desk's name for passkeys (RP ID): its host
   */
  begin() {
    const attempt = this.#sealed(`${Date.now() + SIGN_IN_TTL_MS}.${newSecret()}`);
    return { attempt, challenge: challengeFor(this.#bytesOf(attempt)), name: passkeyName(this) };
  }

  /** @throws RequestRefused 403 with the reason */
  async finish({ attempt, ...answer }: SignInRequest): Promise<SignedIn> {
    if (!this.#isOpen(attempt)) throw late();
    const people = (await readPeople(this.store))?.people;
    if (!people)
      throw refused(
        'sign-in-unbegun',
        'Nobody can sign in here yet.',
        'The person who started this desk has a link by which one person begins, who then invites the others.',
      );
    const owned = ownerOfPasskey(people, answer.credential);
    if (!owned || owned.key.kind !== 'passkey') throw await this.#unknown(people, answer.credential);
    if (!isUsable(owned.key, Date.now()))
      throw refused(
        'passkey-ended',
        'This passkey was revoked, or has expired.',
        'If your device has a newer one, sign in again, and choose that: its name ends with when it was made. If not, ask an editor to invite you again: their link makes another one.',
      );
    if (!isSignatureBy(owned.key, this.#bytesOf(attempt), signatureOf(answer)))
      throw refused('passkey-wrong', 'What the passkey answered is not right.');
    if (this.#used.has(attempt)) throw late();
    this.#used.set(attempt, true);
    const { kind, spki, origin, credential } = owned.key;
    return { author: fullName(people, owned.owner), passkey: { kind, spki, origin, credential } };
  }

  /**
   * Whether the passkey that a person signed in with still counts: a session of a stolen one ends with it. Every request asks, and
   * reading all versions of the policy takes milliseconds each, or a bucket's requests.
   */
  async stillCounts({ passkey }: SignedIn): Promise<boolean> {
    if (!this.#policy || this.#policy.until < Date.now())
      this.#policy = { until: Date.now() + POLICY_TTL_MS, version: readPeople(this.store) };
    const people = (await this.#policy.version)?.people;
    const owned = people && ownerOfPasskey(people, passkey.credential);
    return owned != null && isUsable(owned.key, Date.now());
  }

  /** Has the policy read again: an act ended, which may have revoked a passkey. */
  forgetPolicy(): void {
    this.#policy = null;
  }

  /** A passkey of an invitation is not let in yet, which its person does not know; any other belongs to no person. */
  async #unknown(people: People, credential: string): Promise<RequestRefused> {
    const invited = (await new Invitations(this.store).list()).find(
      (one) =>
        one.accepted?.publicKey.credential === credential &&
        stateOfInvitation(one, people, Date.now()) === 'accepted',
    );
    if (!invited)
      return refused(
        'passkey-unknown',
        'This passkey is of no person of this desk.',
        'Your device may have another passkey of the same name: sign in again, and choose that one. If it has none, ask a colleague who is in to have you invited: the link makes another one.',
      );
    const name = personName(invited.terms.author);
    return refused(
      'passkey-unknown',
      'No editor has let you in yet.',
      `Tell ${name} by phone the digits that the link of your invitation shows, and sign in once you hear that you are let in.`,
    );
  }

  #isOpen(attempt: string): boolean {
    const said = attempt.slice(0, attempt.lastIndexOf('.'));
    return isSameSecret(attempt, this.#sealed(said)) && Number(said.split('.')[0]) > Date.now();
  }

  #sealed(said: string): string {
    return `${said}.${createHmac('sha256', this.#secret).update(said).digest('base64url')}`;
  }

  #bytesOf(attempt: string): Buffer {
    return Buffer.from(`sign in at ${this.origin}: ${attempt}`);
  }
}

function late(): RequestRefused {
  return refused('sign-in-late', 'This sign-in took too long, or was used before.');
}

function refused(code: string, message: string, remedy = 'Sign in again.'): RequestRefused {
  return new RequestRefused(403, code, `${message} You are not signed in.`, remedy);
}

/** Has the person who asked for an act sign something with a passkey. @throws SiteError `passkey-missing` when they do not */
export type AskPerson = (bytes: Uint8Array, passkey: Passkey) => Promise<Signature>;

/** A passkey as browsers tell of it. @param origin of the desk @throws RequestRefused 400 */
export function passkeyOf({ credential, publicKey }: PublicPasskey, origin: string): Passkey {
  const spki = Buffer.from(publicKey, 'base64url').toString('base64');
  const { data } = passkeySchema.safeParse({ kind: 'passkey', spki, origin, credential });
  if (data) return data;
  throw new RequestRefused(
    400,
    'passkey-kind',
    'This device made a key of a kind that cannot be checked later (neither P-256 nor RSA).',
    'Use another device.',
  );
}

/** A passkey's answer as records hold it. */
export function signatureOf({ authenticatorData, clientData, signature }: PasskeyAnswer): Signature {
  return {
    sig: base64(signature),
    passkey: { authenticatorData: base64(authenticatorData), clientData: base64(clientData) },
  };
}

function base64(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('base64');
}

/** Signs with the passkey that a person signed in with, which asks each time. @param ask missing: it only says whose it is */
export function signerOf(
  { passkey }: SignedIn,
  ask: AskPerson = () =>
    Promise.reject(
      new SiteError('passkey-missing', 'This takes your passkey.', 'You are asked for it when you do it.'),
    ),
): Signer {
  return passkeySigner(passkey, (bytes) => ask(bytes, passkey));
}
