import { createPublicKey } from 'node:crypto';
import { SiteError } from '../store/site-error';
import { hasDisguise } from '../text/disguise';
import { passkeySchema, pemOf, type PublicKey, publicKeyOf } from './public-key';

/** What a colleague hands over to be let in: a public key with its owner. */
export interface KeyCard {
  name: string;
  /** Who it is: the e-mail address in lower case. */
  id: string;
  publicKey: PublicKey;
}

/** Second line of a passkey's card: the desk that it was made at, and what the browser finds it by. */
const PASSKEY_LINE = /^Passkey of (\S+), (\S+)$/m;

/** The card as a file: its owner, and the public key in PEM. */
export function formatCard({ name, id, publicKey }: KeyCard): string {
  const passkey =
    publicKey.kind === 'passkey' ? `Passkey of ${publicKey.origin}, ${publicKey.credential}\n` : '';
  return `${name} <${id}>\n${passkey}${pemOf(publicKey)}`;
}

/** Reads a card. @throws SiteError `card-unreadable`, `owner-unclear` */
export function readCard(text: string, file: string): KeyCard {
  try {
    return { ...readOwner(text.split('\n')[0]!), publicKey: readPublicKey(text) };
  } catch (cause) {
    throw new SiteError(
      'card-unreadable',
      `${file} is no card of a key.`,
      'Give the file that "npm run site -- people key --new" named, or that the desk made with a passkey: an owner in the first line, and a public key in PEM.',
      { cause },
    );
  }
}

/**
 * Reads whose key it is to be.
 * @param owner `Lata Rao <lata@brand.in>`
 * @throws SiteError `owner-unclear`
 */
export function readOwner(owner: string): Pick<KeyCard, 'name' | 'id'> {
  const [, name = '', id = ''] =
    /^([^\s<>][^<>]*?)\s*<([^<>\s\p{C}]+@[^<>\s\p{C}]+)>$/u.exec(owner.trim()) ?? [];
  if (id && !hasDisguise(name)) return { name, id: id.toLowerCase() };
  throw new SiteError(
    'owner-unclear',
    `${JSON.stringify(owner.slice(0, 80))} does not say whose key it is.`,
    'Give name and e-mail address: --owner "Lata Rao <lata@brand.in>". Without it, SITE_AUTHOR or git say who you are.',
  );
}

function readPublicKey(text: string): PublicKey {
  const key = createPublicKey(text.slice(text.indexOf('-----BEGIN')));
  const [, origin, credential] = PASSKEY_LINE.exec(text) ?? [];
  if (!origin) return publicKeyOf(key);
  const spki = key.export({ type: 'spki', format: 'der' }).toString('base64');
  return passkeySchema.parse({ kind: 'passkey', spki, origin, credential });
}
