import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ShareTerms } from '@site/addresses';
import { previewIdSchema } from './previews';
import { type Store, StoreConflict, canonicalJson, parseRecord } from '@site/store';
import { timeSchema, singleLineSchema } from '../records/record-fields';

/** The share links that were revoked: of each preview all that had been made, each time. */
const revokedSchema = z.strictObject({
  format: z.literal(1),
  revoked: z.array(
    z.strictObject({ preview: previewIdSchema, author: singleLineSchema.min(1), time: timeSchema }),
  ),
});

const KEY = 'pointers/revoked-share-links.json';

/** The share links of a store's previews. */
export class ShareLinks {
  constructor(private readonly store: Store) {}

  /** Makes the terms of a share link: what its address says. @param until rounded down to whole seconds */
  async make(secret: string, preview: string, until: Date): Promise<ShareTerms> {
    const seconds = Math.floor(until.getTime() / 1000);
    const revocations = await this.countRevocations(preview);
    return { until: seconds, signature: signatureOf(secret, preview, seconds, revocations) };
  }

  /** Whether a share link shows its preview; `unknown`: no link of this address was made with the secret. */
  async stateOf(
    secret: string,
    { preview, share: { until, signature } }: { preview: string; share: ShareTerms },
  ): Promise<'open' | 'expired' | 'revoked' | 'unknown'> {
    const revocations = await this.countRevocations(preview);
    const isMadeAfter = (count: number) =>
      isSameSecret(signature, signatureOf(secret, preview, until, count));
    if (isMadeAfter(revocations)) return until * 1000 > Date.now() ? 'open' : 'expired';
    return Array.from({ length: revocations }, (_, count) => count).some(isMadeAfter) ? 'revoked' : 'unknown';
  }

  /** Revokes all share links of previews that have been made so far. */
  async revoke(previews: string[], said: { author: string; time: string }): Promise<void> {
    const added = previews.map((preview) => ({ preview, ...said }));
    for (;;) {
      const { revoked, version } = await this.readRevoked();
      const next = canonicalJson({ format: 1, revoked: [...revoked, ...added] });
      try {
        await this.store.replace(KEY, next, version);
        return;
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
      }
    }
  }

  private async countRevocations(preview: string): Promise<number> {
    return (await this.readRevoked()).revoked.filter((one) => one.preview === preview).length;
  }

  private async readRevoked() {
    const stored = await this.store.read(KEY);
    if (!stored) return { revoked: [], version: null };
    return { ...parseRecord(KEY, stored.body, revokedSchema), version: stored.version };
  }
}

/** @param revocations of the preview's links before this one was made: each makes another signature of the same expiry */
function signatureOf(secret: string, preview: string, until: number, revocations: number): string {
  return createHmac('sha256', secret).update(`share ${preview} ${until} ${revocations}`).digest('base64url');
}

/** A secret for an address, of 32 characters: 24 random bytes cannot be guessed. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether two secrets are the same: found out in the same time, however long they are and however many characters agree. */
export function isSameSecret(given: string, known: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', known, 'buffer'));
}
