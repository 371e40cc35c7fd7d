import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import { plainWordsSchema } from './plain-words';
import { timeSchema } from './record-names';

const revocationSchema = z.strictObject({
  format: z.literal(1),
  author: plainWordsSchema.min(1),
  time: timeSchema,
});

/** Who took back, for good, what a record beside it allows. */
export interface Revocation {
  author: string;
  time: string;
}

/** @returns null where nobody took it back @throws SiteError `record-unreadable` */
export async function readRevocation(store: Store, key: string): Promise<Revocation | null> {
  const stored = await store.read(key);
  if (!stored) return null;
  const { author, time } = parseRecord(key, stored.body, revocationSchema);
  return { author, time };
}

/** @returns false when somebody took it back before */
export async function writeRevocation(store: Store, key: string, by: Revocation): Promise<boolean> {
  return (await store.create(key, canonicalJson({ format: 1, ...by }))) === 'created';
}
