import { z } from 'zod';
import { type Store, canonicalJson } from '@site/store';
import { appendRecord, readNumbered, recordNumberSchema } from '../records/numbered-records';
import {
  partNameSchema,
  releaseFolder,
  releaseIdSchema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';

/** A colleague asked for changes of a release that waits, and why. It binds no one, so it is not signed. */
const changeRequestSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  /** Counts up from 1 within the release. */
  number: recordNumberSchema,
  author: singleLineSchema.min(1),
  message: singleLineSchema.min(1),
  time: timeSchema,
});

type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** Of each release that it is called with, what changes were asked for, oldest first; all names are listed once. */
export async function openChangeRequests(
  store: Store,
): Promise<(part: string, release: string) => Promise<ChangeRequest[]>> {
  const keys = await store.list('change-requests/');
  return (part, release) => {
    const own = keys.filter((key) => key.startsWith(folderOf({ part, release })));
    return readNumbered(store, own, changeRequestSchema, folderOf);
  };
}

/** Records that changes of a release are asked for. */
export async function recordChangeRequest(
  store: Store,
  request: Omit<ChangeRequest, 'format' | 'number'>,
): Promise<void> {
  await appendRecord(store, folderOf(request), (number) => canonicalJson({ ...request, format: 1, number }));
}

function folderOf({ part, release }: Pick<ChangeRequest, 'part' | 'release'>): string {
  return releaseFolder(part, release, 'change-requests');
}
