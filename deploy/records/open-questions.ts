import { z } from 'zod';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import type { ReleaseManifest } from './release-manifest';
import { readReleaseFile } from './releases';

/** Written by the Node build of a part that has a policy (`legal-remote/documents/unconfirmed.built.ts`). */
const QUESTIONS_FILE = 'compose/questions.json';

const openQuestionsSchema = z.array(
  z.strictObject({ file: z.string(), line: z.int().positive(), question: z.string() }),
);

/** What counsel or the business has to answer before texts of a release can be confirmed. */
export type OpenQuestion = z.infer<typeof openQuestionsSchema>[number];

/**
 * The open questions of a release; none where it has no policy.
 * @throws SiteError `release-file-missing`, `release-file-altered`, `record-unreadable`
 */
export async function readOpenQuestions(store: Store, manifest: ReleaseManifest): Promise<OpenQuestion[]> {
  if (!manifest.files.some(({ path }) => path === QUESTIONS_FILE)) return [];
  const body = await readReleaseFile(store, manifest, QUESTIONS_FILE);
  return parseRecord(`${manifest.part}@${manifest.release} ${QUESTIONS_FILE}`, body, openQuestionsSchema);
}
