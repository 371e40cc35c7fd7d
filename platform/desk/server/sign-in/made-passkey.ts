import type { MadePasskey } from '../../api/sign-in';
import { type Passkey, passkeySchema } from '@site/ledger';
import { RequestRefused } from '../security/refusal';

/** A passkey as browsers tell of it. @param origin of the desk @throws RequestRefused 400 */
export function passkeyOf(
  { credential, publicKey }: Pick<MadePasskey, 'credential' | 'publicKey'>,
  origin: string,
): Passkey {
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
