import type { Card, CardRequest } from '@site/desk/api/sign-in';
import { formatCard, type KeyCard, readOwner } from '../../authority/key-card';
import { keyIdOf, type Passkey, passkeySchema, shortKeyId } from '../../authority/public-key';
import { RequestRefused } from '../security/refusal';

/** A passkey as browsers tell of it. */
type MadePasskey = Pick<CardRequest, 'credential' | 'publicKey'>;

/** @param origin of the desk @throws RequestRefused 400 */
export function passkeyOf({ credential, publicKey }: MadePasskey, origin: string): Passkey {
  const spki = Buffer.from(publicKey, 'base64url').toString('base64');
  const { data } = passkeySchema.safeParse({ kind: 'passkey', spki, origin, credential });
  if (data) return data;
  throw new RequestRefused(
    400,
    'passkey-kind',
    'This device made a key of a kind that cannot be checked later (neither P-256 nor RSA).',
    'Use another device, or a key in a file: npm run site -- people key --new',
  );
}

/** @param origin of the desk @throws SiteError `owner-unclear`; RequestRefused 400 */
export function ownCard(
  { name, email, ...made }: CardRequest,
  origin: string,
): KeyCard & { publicKey: Passkey } {
  return { ...readOwner(`${name} <${email}>`), publicKey: passkeyOf(made, origin) };
}

/**
 * The card of a new passkey as a file. It gives nobody anything: an editor has to let its owner in.
 * @throws as {@link ownCard} does
 */
export function cardFor(request: CardRequest, origin: string): Card {
  const card = ownCard(request, origin);
  return {
    file: `${card.id.replace(/[^a-z0-9.-]+/g, '-')}.pub.pem`,
    text: formatCard(card),
    keyId: shortKeyId(keyIdOf(card.publicKey)),
  };
}
