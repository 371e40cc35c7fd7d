import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { z } from 'zod';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import type { ReleaseManifest } from './release-manifest';
import { readReleaseFile } from './releases';

/** Written by each part's Node build (`shared/build/translations-plugin.js`). */
const TRANSLATIONS_FILE = 'compose/translations.json';

const openTranslationsSchema: z.ZodType<OpenTranslation[]> = z.array(
  z.strictObject({
    language: z.string(),
    state: z.enum(['missing', 'changed', 'removed', 'unaccepted', 'unconfirmed']),
    file: z.string(),
    line: z.int().positive(),
    what: z.string(),
  }),
);

/**
 * What is open in the translations of a release: missing, older than the English text, or not confirmed. Empty where the
 * release does not say: it was made before there were translations.
 * @throws SiteError `release-file-missing`, `release-file-altered`, `record-unreadable`
 */
export async function readOpenTranslations(
  store: Store,
  manifest: ReleaseManifest,
): Promise<OpenTranslation[]> {
  if (!manifest.files.some(({ path }) => path === TRANSLATIONS_FILE)) return [];
  const body = await readReleaseFile(store, manifest, TRANSLATIONS_FILE);
  return parseRecord(
    `${manifest.part}@${manifest.release} ${TRANSLATIONS_FILE}`,
    body,
    openTranslationsSchema,
  );
}
