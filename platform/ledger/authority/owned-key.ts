import { hiddenSignIn } from '@site/shared/content/hidden-signs';
import { SiteError } from '@site/errors';
import { type FileKey, fileKeySchema, type PublicKey } from './public-key';

/** A public key with its owner, as it is proposed to the editors. */
export interface OwnedKey {
  name: string;
  /** Who it is: the e-mail address in lower case. */
  id: string;
  publicKey: PublicKey;
}

/** A key in a file as one line, to be copied to an editor: `Lata Rao <lata@brand.in> MCowBQYDK2VwAyEA…`. */
export function formatKeyLine({ name, id, publicKey }: OwnedKey): string {
  return `${name} <${id}> ${publicKey.spki}`;
}

/** Reads such a line. @throws SiteError `key-line-unreadable`, `owner-unclear` */
export function readKeyLine(line: string): OwnedKey {
  const [, owner = '', spki = ''] = /^(.*>)\s+(\S+)$/.exec(line.trim()) ?? [];
  const publicKey = fileKeyIn(spki);
  if (publicKey) return { ...readOwner(owner), publicKey };
  throw new SiteError(
    'key-line-unreadable',
    `${JSON.stringify(line.slice(0, 80))} is no key with its owner.`,
    'Give, in quotes, the whole line that "npm run site -- people key --new" printed: "Lata Rao <lata@brand.in> MCowBQ…".',
  );
}

/** The key in such a line, in a PEM file, or alone. @throws SiteError `key-line-unreadable` */
export function readPublicKey(words: string): FileKey {
  const publicKey = fileKeyIn(/[\w+/]{59}=/.exec(words)?.[0] ?? '');
  if (publicKey) return publicKey;
  throw new SiteError(
    'key-line-unreadable',
    `${JSON.stringify(words.slice(0, 80))} holds no public key; nothing was changed.`,
    'Give the whole line that "npm run site -- people key --new" printed on that machine.',
  );
}

function fileKeyIn(spki: string): FileKey | undefined {
  return fileKeySchema.safeParse({ kind: 'ed25519', spki }).data;
}

/** Whether a name holds nothing of an address, in whichever width it is written. */
export function isPlainName(name: string): boolean {
  return !/[<>@]/.test(name.normalize('NFKC'));
}

/**
 * Reads whose key it is to be.
 * @param owner `Lata Rao <lata@brand.in>`
 * @throws SiteError `owner-unclear`
 */
export function readOwner(owner: string): Pick<OwnedKey, 'name' | 'id'> {
  const [, name = '', id = ''] =
    /^([^\s<>][^<>]*?)\s*<([^<>\s\p{C}]+@[^<>\s\p{C}]+)>$/u.exec(owner.trim()) ?? [];
  if (id && !hiddenSignIn(name) && isPlainName(name)) return { name, id: id.toLowerCase() };
  throw new SiteError(
    'owner-unclear',
    `${JSON.stringify(owner.slice(0, 80))} does not say whose key it is.`,
    'Give name and e-mail address: --owner "Lata Rao <lata@brand.in>". Without it, SITE_AUTHOR or git say who you are.',
  );
}
