import { z } from 'zod';
import { SiteError } from '@site/errors';
import { type Store, mapLimited, readRecord } from '@site/store';

/** The highest number of a record in a folder of numbered ones: `000001.json` … `999999.json`. */
export const LAST_NUMBER = 999_999;

/** The number of a record among those of its folder: counts up from 1. */
export const recordNumberSchema = z.number().int().min(1).max(LAST_NUMBER);

/** A number as names of records have it, so that they sort by it: `000012`. */
export function numberName(number: number): string {
  return String(number).padStart(6, '0');
}

/** Of the names in a folder, those of numbered records. */
export function numberedNames(names: string[]): string[] {
  return names.filter((name) => /^\d{6}\.json$/.test(name));
}

/**
 * Stores a record under the next number of its folder. Of several who write at once, each gets a number of its own.
 * @param folder key prefix ending in `/`
 * @param make the record's bytes, once its number is known
 * @param ending of the key, after the number
 * @throws SiteError `record-unreadable` where no number is left
 */
export async function appendRecord(
  store: Store,
  folder: string,
  make: (number: number) => Uint8Array | Promise<Uint8Array>,
  ending = '.json',
): Promise<number> {
  for (;;) {
    const number = await nextNumber(store, folder);
    if (number > LAST_NUMBER) throw misplacedRecord(`${folder}${numberName(number - 1)}${ending}`);
    const key = folder + numberName(number) + ending;
    if ((await store.create(key, await make(number))) === 'created') return number;
  }
}

/**
 * Reads numbered records, in the order of their keys.
 * @param folderOf the folder in which a record lies by what it says
 * @throws SiteError `record-unreadable`, also where one says another number or folder than its key
 */
export function readNumbered<T extends { number: number }>(
  store: Store,
  keys: string[],
  schema: z.ZodType<T>,
  folderOf: (record: T) => string,
): Promise<T[]> {
  return mapLimited(keys, async (key) => {
    const record = await readRecord(store, key, schema);
    if (`${folderOf(record)}${numberName(record.number)}.json` !== key) throw misplacedRecord(key);
    return record;
  });
}

/** The number that the next record of a folder gets, unless another takes it meanwhile. */
export async function nextNumber(store: Store, folder: string): Promise<number> {
  const names = await store.listNames(folder);
  const last = names.flatMap((name) => /^(\d{6})(\.json|\/)$/.exec(name)?.[1] ?? []).at(-1);
  return Number(last ?? 0) + 1;
}

/** A record under another number than its own, or under one that leaves none for the next: no publisher writes that. */
export function misplacedRecord(key: string): SiteError {
  return new SiteError(
    'record-unreadable',
    `"${key}" is not in its place: nothing that the tool writes has this number and says what it says.`,
    'It was put there by another hand. Remove this file from the store; npm run site -- status --history shows what went live.',
  );
}
