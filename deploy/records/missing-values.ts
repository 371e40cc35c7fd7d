import type { MissingValue } from '@site/shared/site';
import { z } from 'zod';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import type { ReleaseManifest } from './release-manifest';
import { readReleaseFile } from './releases';

/** Written by the shell's Node build (`shared/build/module-rules.js`). */
const MISSING_VALUES_FILE = 'compose/missing-values.json';

const missingValuesSchema: z.ZodType<MissingValue[]> = z.array(
  z.strictObject({ path: z.string(), file: z.string(), line: z.int().positive() }),
);

/**
 * The business values that a release of the shell lacks, for which it shows the example's; null where the release does
 * not say.
 * @throws SiteError `release-file-missing`, `release-file-altered`, `record-unreadable`
 */
export async function readMissingValues(
  store: Store,
  manifest: ReleaseManifest,
): Promise<MissingValue[] | null> {
  if (!manifest.files.some(({ path }) => path === MISSING_VALUES_FILE)) return null;
  const body = await readReleaseFile(store, manifest, MISSING_VALUES_FILE);
  return parseRecord(
    `${manifest.part}@${manifest.release} ${MISSING_VALUES_FILE}`,
    body,
    missingValuesSchema,
  );
}
