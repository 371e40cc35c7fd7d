import { z } from 'zod';
import { type Store, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';

const FORMAT_KEY = 'format.json';

/**
 * The layout that this version reads and writes. Raised whenever one of the tools would misread or damage the other's store.
 * 2: what names a deployment proves its pages, too (decision 3). 3: files are hashed by SHA-256 (decision 20). 4: the composed files
 * of a deployment are one object (decision 14). 5: so is what composing reads of a release. 6: files for
 * browsers are named by what they hold, and releases of a part share them. 7: archives are compressed by zstd.
 * From 7 on, a sample of each stays in `platform/testing/stored-samples`, and each later version reads it (decision 3).
 */
const STORE_FORMAT = 7;

/** Loose, so that a later version can say more about itself and still be named in the refusal. */
const storeFormatSchema = z.looseObject({ format: z.number().int(), tool: z.string() });

/**
 * Finds out whether this tool may use the store. Writes nothing.
 * @param isEmpty whether nothing at all lies where the store is to be
 * @returns whether it is empty, and has yet to be marked by {@link markFormat}
 * @throws SiteError `store-format-unknown`, `not-a-store`, `record-unreadable`
 */
export async function isNew(store: Store, isEmpty: () => Promise<boolean>): Promise<boolean> {
  if (await isMarked(store)) return false;
  if (await isEmpty()) return true;
  // Another process may have marked and filled it since the first look.
  if (await isMarked(store)) return false;

  throw new SiteError(
    'not-a-store',
    `${store.describe()} is not empty and not a release store: it holds no ${FORMAT_KEY}.`,
    'Name the store, or an empty or new place for one, with --store or SITE_STORE.',
  );
}

/** Marks a new store as one of this format. Another process may do so at the same time. */
export async function markFormat(store: Store): Promise<void> {
  const format = { format: STORE_FORMAT, tool: 'site' };
  await store.create(FORMAT_KEY, Buffer.from(`${JSON.stringify(format, null, 2)}\n`));
  await isMarked(store);
}

/**
 * For a command that finds nothing in a store that was opened: a folder that was moved, or whose disk is not mounted, looks empty.
 * @throws SiteError `store-gone`
 */
export async function assertStillThere(store: Store): Promise<void> {
  if (!(await isMarked(store))) throw storeGone(store);
}

/** @param memory where this machine remembers it, where a command finds nothing at all */
export function storeGone(store: Store, memory?: string): SiteError {
  return new SiteError(
    'store-gone',
    `The release store at ${store.describe()} is not there any more.`,
    `See whether its disk is mounted, or its folder was moved. Nothing is lost by that; it is read again as soon as it is back.${
      memory
        ? ` Only if it is gone for good: restore a backup; or take it out of ${memory} and begin another.`
        : ''
    }`,
  );
}

async function isMarked(store: Store): Promise<boolean> {
  const stored = await store.read(FORMAT_KEY);
  if (stored === null) return false;

  const { format, tool } = parseRecord(FORMAT_KEY, stored.body, storeFormatSchema);
  if (format === STORE_FORMAT) return true;

  const remedy =
    format > STORE_FORMAT
      ? 'A newer version of the tool wrote it. Get that: git pull, then npm ci.'
      : `An earlier version wrote it: the one before the first commit that this lists: git log -S"STORE_FORMAT = ${format};" -- platform/ledger/records/store-format.ts.`;
  throw new SiteError(
    'store-format-unknown',
    `${store.describe()} has format ${format} (written by "${tool}"); this version knows format ${STORE_FORMAT} only.`,
    `${remedy} Or name another store with --store. A local .site may be deleted: npm start makes it again. Nothing was changed.`,
  );
}
