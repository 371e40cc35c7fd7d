import type { z } from 'zod';
import { parseRecord } from './parse-record';
import type { Store } from './store';

/**
 * Reads a record against its schema. One that is gone since its name was listed is told as unreadable.
 * @throws SiteError `record-unreadable`
 */
export async function readRecord<T>(store: Store, key: string, schema: z.ZodType<T>): Promise<T> {
  return parseRecord(key, (await store.read(key))?.body ?? Buffer.alloc(0), schema);
}
