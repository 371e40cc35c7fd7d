import { z } from 'zod';
import { CALLS_AT_ONCE, type Store, canonicalJson, mapLimited, readRecord } from '@site/store';
import { appendRecord, misplacedRecord, numberName, recordNumberSchema } from '../records/numbered-records';
import { singleLineSchema } from '../records/single-line';
import { changeRequestsFolder, partNameSchema, releaseIdSchema, timeSchema } from '../records/record-names';

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

type ChangeRequestRecord = z.infer<typeof changeRequestSchema>;

/** Who asked for changes, why and when. */
export type ChangeRequest = Pick<ChangeRequestRecord, 'author' | 'message' | 'time'>;

/** Of each release that it is called with, what changes were asked for, oldest first; all names are listed once. */
export async function openChangeRequests(
  store: Store,
): Promise<(part: string, release: string) => Promise<ChangeRequest[]>> {
  const keys = await store.list('change-requests/');
  return (part, release) => {
    const folder = changeRequestsFolder(part, release);
    const own = keys.filter((key) => key.startsWith(folder));
    return mapLimited(own, CALLS_AT_ONCE, async (key) => {
      const { author, message, time, ...name } = await readRecord(store, key, changeRequestSchema);
      if (keyOf(name) !== key) throw misplacedRecord(key);
      return { author, message, time };
    });
  };
}

/** Records that changes of a release are asked for. */
export async function recordChangeRequest(
  store: Store,
  request: Omit<ChangeRequestRecord, 'format' | 'number'>,
): Promise<void> {
  const folder = changeRequestsFolder(request.part, request.release);
  await appendRecord(store, folder, (number) => canonicalJson({ ...request, format: 1, number }));
}

function keyOf({ part, release, number }: Pick<ChangeRequestRecord, 'part' | 'release' | 'number'>): string {
  return `${changeRequestsFolder(part, release)}${numberName(number)}.json`;
}
