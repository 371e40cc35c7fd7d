import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { z } from 'zod';
import { type Store, parseRecord } from '@site/store';
import type { ReleaseManifest } from './release-manifest';
import { readReleaseFile } from './releases';

/*
 * What a build says of itself as JSON, for programs that do not run it. Empty where its part has nothing of the kind. All throw
 * SiteError `release-file-missing`, `release-file-altered`, `record-unreadable`.
 */

const placeSchema = z.strictObject({ file: z.string(), line: z.int().positive() });

const openQuestionSchema = placeSchema.extend({ question: z.string() });

/** What counsel or the business has to answer before texts of a release can be confirmed. */
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

const missingValueSchema = placeSchema.extend({ path: z.string() }) satisfies z.ZodType<MissingValue>;

/**
 * Business values that a release of the shell lacks, for which it shows the example's (`platform/tooling/build/module-rules.js`). Each shell
 * says it: one that does not could go to a public address with the example's.
 * @throws SiteError also `release-file-unknown`
 */
export async function readMissingValues(store: Store, manifest: ReleaseManifest): Promise<MissingValue[]> {
  const path = 'compose/missing-values.json';
  const body = await readReleaseFile(store, manifest, path);
  return parseRecord(`${manifest.part}@${manifest.release} ${path}`, body, z.array(missingValueSchema));
}

/** What is not answered in a policy (`legal-remote/documents/versions.built.ts`). */
export const readOpenQuestions = listIn<OpenQuestion>('compose/questions.json', openQuestionSchema);

/** What is open in the translations: missing, older than the English text, or not confirmed (`platform/tooling/build/translations-plugin.js`). */
export const readOpenTranslations = listIn<OpenTranslation>(
  'compose/translations.json',
  placeSchema.extend({
    language: z.string(),
    state: z.enum(['missing', 'changed', 'removed', 'unaccepted', 'unconfirmed', 'outdated']),
    what: z.string(),
  }),
);

/** Business values that a remote's pages hold (`platform/tooling/build/render-pages-plugin.js`). */
export async function readBusinessValues(
  store: Store,
  manifest: ReleaseManifest,
): Promise<Record<string, unknown>> {
  return (await readFact(store, manifest, 'compose/business-values.json', z.looseObject({}))) ?? {};
}

function listIn<Item>(path: string, item: z.ZodType<Item>) {
  return async (store: Store, manifest: ReleaseManifest): Promise<Item[]> =>
    (await readFact(store, manifest, path, z.array(item))) ?? [];
}

async function readFact<Fact>(
  store: Store,
  manifest: ReleaseManifest,
  path: string,
  schema: z.ZodType<Fact>,
): Promise<Fact | null> {
  if (!manifest.files.some((file) => file.path === path)) return null;
  const body = await readReleaseFile(store, manifest, path);
  return parseRecord(`${manifest.part}@${manifest.release} ${path}`, body, schema);
}
