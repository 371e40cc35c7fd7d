import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/, 'is not base64url');

/** What a passkey answered, as browsers give it (all in base64url). */
export const passkeyAnswerSchema = z.strictObject({
  credential: base64url.max(1_400),
  authenticatorData: base64url.max(2_000),
  clientData: base64url.max(4_000),
  signature: base64url.max(2_000),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const signInRequestSchema = passkeyAnswerSchema.extend({ attempt: z.string().max(100) });

export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** A new passkey, and whose it is to be. */
export const madePasskeySchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().max(120),
  credential: base64url.max(1_400),
  /** The public key as browsers give it: SubjectPublicKeyInfo, DER, in base64url. */
  publicKey: base64url.max(2_000),
});

export type MadePasskey = z.infer<typeof madePasskeySchema>;

/** The public half of one. */
export type PublicPasskey = Pick<MadePasskey, 'credential' | 'publicKey'>;

const address = {
  number: z.number().int().min(1).max(999_999),
  secret: z.string().regex(/^[\w-]{1,100}$/, 'is not the secret of an invitation'),
};

/** What is in the address of an invitation. */
export const openInvitationSchema = z.strictObject(address);

export type InvitationAddress = z.infer<typeof openInvitationSchema>;

/** The passkey that a person made by an invitation. */
export const acceptInvitationSchema = madePasskeySchema
  .pick({ credential: true, publicKey: true })
  .extend(address);
