import {
  type People,
  type Signer,
  assertSingleLine,
  fullName,
  isUsable,
  keyIdOf,
  outOfUse,
  ownerOf,
  shortKeyId,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/** Reads the key of the person who runs the command, when it is needed; null where there is none. */
export type LoadSigner = () => Promise<Signer | null>;

/** Who acts on a store, and why. */
export interface Acting {
  store: Store;
  /** Who acts, as records say it. */
  author: string;
  message: string;
  /** Their key, for a store with an access policy. */
  loadSigner?: LoadSigner;
  /** Told what long work is at. @default nothing is told */
  progress?: (sentence: string) => void;
}

/** Refuses what takes a reason and has none. @throws SiteError `reason-missing`, `words-not-plain` */
export function assertReason({ author, message }: Pick<Acting, 'author' | 'message'>): void {
  assertSingleLine({ author, message });
  if (message.trim() === '')
    throw new SiteError('reason-missing', 'It takes a reason; nothing was changed.', 'Give it: -m "why"');
}

/** A person who acts by a key of the access policy. */
export interface KnownSigner {
  signer: Signer;
  /** E-mail address. */
  person: string;
}

/** The person whose key signs. @throws SiteError `key-missing`, `signer-unknown`, and what loading the key throws */
export async function knownSigner(people: People, load: LoadSigner | undefined): Promise<KnownSigner> {
  const signer = await loadKey(load);
  const keyId = keyIdOf(signer.publicKey);
  const owned = ownerOf(people, keyId);
  if (!owned)
    throw new SiteError(
      'signer-unknown',
      `Your key ${shortKeyId(keyId)} is not in the access policy; nothing was changed.`,
      'Give your key to an editor, who proposes it: npm run site -- people add <key>; that of a machine, such as CI, at the desk (People, “Add a machine”). Who is in: npm run site -- people',
    );
  if (!isUsable(owned.key, Date.now()))
    throw new SiteError(
      'signer-unknown',
      `${outOfUse(people, owned)} Nothing was changed.`,
      'Make a new key (npm run site -- people key --new), and give it to an editor: npm run site -- people add <key>',
    );
  return { signer, person: owned.owner };
}

/** @throws SiteError `editor-unknown`, and what {@link knownSigner} throws */
export async function assertEditor(people: People, loadSigner: LoadSigner | undefined): Promise<void> {
  const { person } = await knownSigner(people, loadSigner);
  if (people.editors.persons.includes(person)) return;
  throw new SiteError(
    'editor-unknown',
    `${whyNoEditor(people, person)} Nothing was changed.`,
    'Ask one of them to do it.',
  );
}

/** Why a person is no editor, in a sentence. */
export function whyNoEditor(people: People, person: string): string {
  const editors = people.editors.persons.map((id) => fullName(people, id)).join(', ');
  return `${fullName(people, person)} may not change who ships what. Who may: ${editors}.`;
}

/** The key, also one that is not in the access policy. @throws SiteError `key-missing`, and what loading the key throws */
export async function loadKey(load: LoadSigner | undefined): Promise<Signer> {
  const signer = await load?.();
  if (signer) return signer;
  throw new SiteError(
    'key-missing',
    'This store takes nothing unsigned, and you have no key here; nothing was changed.',
    'Make one (npm run site -- people key --new), or name its file with SITE_KEY; in CI, give the key itself as SITE_SIGNING_KEY.',
  );
}
