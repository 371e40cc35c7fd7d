import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ShareTerms } from '@site/addresses';
import { isSameSecret } from '../authority/secret';
import { previewIdSchema } from './previews';
import { type Store, StoreConflict, canonicalJson, parseRecord } from '@site/store';
import { timeSchema, singleLineSchema } from '../records/record-fields';

/** The share links that were revoked: of each preview all that had been made, each time. */
const revokedSchema = z.strictObject({
  format: z.literal(1),
  revoked: z.array(
    z.strictObject({
      preview: previewIdSchema,
      author: singleLineSchema.min(1),
      time: timeSchema,
    }),
  ),
});

const KEY = 'pointers/revoked-share-links.json';

/** Makes the terms of a share link: what its address says. @param until rounded down to whole seconds */
export async function makeShareLink(
  store: Store,
  secret: string,
  preview: string,
  until: Date,
): Promise<ShareTerms> {
  const seconds = Math.floor(until.getTime() / 1000);
  const revocations = await countRevocations(store, preview);
  return { until: seconds, signature: signatureOf(secret, { preview, until: seconds, revocations }) };
}

/** `unknown`: no link of this address was made with the secret. */
export type ShareLinkState = 'open' | 'expired' | 'revoked' | 'unknown';

/** Whether a share link shows its preview. @param now in ms */
export async function stateOfShareLink(
  store: Store,
  secret: string,
  { preview, share: { until, signature } }: { preview: string; share: ShareTerms },
  now = Date.now(),
): Promise<ShareLinkState> {
  const revocations = await countRevocations(store, preview);
  const isMadeAfter = (count: number) =>
    isSameSecret(signature, signatureOf(secret, { preview, until, revocations: count }));
  if (isMadeAfter(revocations)) return until * 1000 > now ? 'open' : 'expired';
  return Array.from({ length: revocations }, (_, count) => count).some(isMadeAfter) ? 'revoked' : 'unknown';
}

/** Revokes all share links of a preview that have been made so far. */
export async function recordShareRevocation(
  store: Store,
  revocation: { preview: string; author: string; time: string },
): Promise<void> {
  for (;;) {
    const stored = await store.read(KEY);
    const before = stored ? parseRecord(KEY, stored.body, revokedSchema).revoked : [];
    const next = canonicalJson({ format: 1, revoked: [...before, revocation] });
    try {
      await store.replace(KEY, next, stored?.version ?? null);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

async function countRevocations(store: Store, preview: string): Promise<number> {
  const stored = await store.read(KEY);
  if (!stored) return 0;
  return parseRecord(KEY, stored.body, revokedSchema).revoked.filter((one) => one.preview === preview).length;
}

/** @param revocations of the preview's links before this one was made: each makes another signature of the same expiry */
function signatureOf(
  secret: string,
  { preview, until, revocations }: { preview: string; until: number; revocations: number },
): string {
  return createHmac('sha256', secret).update(`share ${preview} ${until} ${revocations}`).digest('base64url');
}
