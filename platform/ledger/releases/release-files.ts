import type { PageVersions } from '@site/shared/contracts';
import type { MissingValue } from '@site/shared/site';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { z } from 'zod';
import { routeOfFile } from '@site/addresses';
import { type Store, hashOfIntegrity, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import { ARCHIVE, type DeploymentParts, idOfRelease, manifestKey } from '../records/record-fields';
import { unpackArchive } from '../records/archive';
import { isArchived, releaseFileKey, type ReleaseManifest } from './release-manifest';
import { unknownRelease } from './choose-releases';
import { readRelease, validateFile } from './releases';

const placeSchema = z.strictObject({ file: z.string(), line: z.int().positive() });

const openQuestionSchema = placeSchema.extend({ question: z.string() });

/** What counsel or the business has to answer before texts of a release can be confirmed. */
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

const missingValueSchema = placeSchema.extend({ path: z.string() }) satisfies z.ZodType<MissingValue>;

const openTranslationSchema = placeSchema.extend({
  language: z.string(),
  state: z.enum(['missing', 'changed', 'removed', 'unaccepted', 'unconfirmed', 'outdated']),
  what: z.string(),
}) satisfies z.ZodType<OpenTranslation>;

/** The final versions of a page's words, as its build says them. */
export const pageVersionsSchema = z.object({
  approved: z.array(z.object({ version: z.string(), effectiveDate: z.iso.date(), isShown: z.boolean() })),
  file: z.string(),
}) satisfies z.ZodType<PageVersions>;

/** What is read of a page's record here; composing reads all of it. */
const pageRecordSchema = z.looseObject({ versions: pageVersionsSchema.nullable() });

/** The final versions that English pages of a release have. @throws SiteError `release-unknown`, and what reading it throws */
export async function readPageVersions(
  store: Store,
  part: string,
  { release, manifestSha256 }: DeploymentParts[string],
) {
  const stored = await readRelease(store, part, release, manifestSha256);
  if (!stored) throw unknownRelease(part, release);
  return new ReleaseFiles(store, stored.manifest).readPageVersions();
}

/**
 * The files of a release, each checked against its manifest. What composing reads lies in one archive, which is read once.
 * What a build says of itself is JSON, for programs that do not run it; where its part has nothing of the kind, it is empty.
 */
export class ReleaseFiles {
  private archive: Promise<Map<string, Buffer>> | undefined;

  constructor(
    private readonly store: Store,
    private readonly manifest: ReleaseManifest,
  ) {}

  /**
   * The bytes of one file.
   * @param path as in the manifest: `browser/…` or `compose/…`
   * @throws SiteError `release-file-unknown`, `release-file-missing`, `release-file-altered`
   */
  async read(path: string): Promise<Buffer> {
    const { part, release, files } = this.manifest;
    const record = files.find((file) => file.path === path);
    if (!record) {
      throw new SiteError(
        'release-file-unknown',
        `Release ${release} of ${part} has no file ${JSON.stringify(path)}.`,
        `Its files are listed in "${manifestKey(part, release)}".`,
      );
    }

    const key = releaseFileKey(this.manifest, path);
    const body = isArchived(path)
      ? ((await this.readArchive()).get(path) ?? null)
      : ((await this.store.read(key, hashOfIntegrity(record.integrity)))?.body ?? null);
    const problem = validateFile(key, body, record);
    if (problem) throw new SiteError(problem.code, problem.message, problem.remedy);

    return body!;
  }

  /** The files of its archive by path. @throws what {@link read} does */
  readArchive(): Promise<Map<string, Buffer>> {
    return (this.archive ??= this.unpackArchive());
  }

  /**
   * Business values that a release of the shell lacks, for which it shows the example's (`platform/tooling/build/module-rules.js`). Each
   * shell says it: one that does not could go to a public address with the example's.
   * @throws SiteError `record-unreadable`, and what {@link read} does
   */
  async readMissingValues(): Promise<MissingValue[]> {
    return this.parse('compose/missing-values.json', z.array(missingValueSchema));
  }

  /** What is not answered in a policy (`legal-remote/documents/versions.built.ts`). @throws what {@link readMissingValues} does */
  async readOpenQuestions(): Promise<OpenQuestion[]> {
    return this.parse('compose/questions.json', z.array(openQuestionSchema), []);
  }

  /**
   * What is open in the translations: missing, older than the English text, or not confirmed
   * (`platform/tooling/build/render-pages-plugin.js`). @throws what {@link readMissingValues} does
   */
  async readOpenTranslations(): Promise<OpenTranslation[]> {
    return this.parse('compose/translations.json', z.array(openTranslationSchema), []);
  }

  /** The final versions that its English pages have, with the addresses of these; none of a page without. @throws what {@link readMissingValues} does */
  async readPageVersions(): Promise<(PageVersions & { path: string })[]> {
    const pages = this.manifest.files.map(async ({ path: record }) => {
      const [, name] = /^compose\/pages\/(.+)\.json$/.exec(record) ?? [];
      const page = routeOfFile(`${name}.html`);
      if (!name || page?.language !== DEFAULT_LANGUAGE) return [];
      const { versions } = await this.parse(record, pageRecordSchema);
      return versions ? [{ ...versions, path: page.route }] : [];
    });
    return (await Promise.all(pages)).flat();
  }

  /** Business values that a remote's pages hold (`platform/tooling/build/render-pages-plugin.js`). @throws what {@link readMissingValues} does */
  async readBusinessValues(): Promise<Record<string, unknown>> {
    return this.parse('compose/business-values.json', z.looseObject({}), {});
  }

  private async unpackArchive(): Promise<Map<string, Buffer>> {
    const archive = await this.read(ARCHIVE);
    try {
      return await unpackArchive(archive);
    } catch (cause) {
      throw new SiteError(
        'release-file-altered',
        `"${releaseFileKey(this.manifest, ARCHIVE)}" is no archive of files: ${(cause as Error).message}.`,
        'Publish the part again from its source.',
        { cause },
      );
    }
  }

  /** @param otherwise where the release has no such file; missing: each has it */
  private async parse<Fact>(path: string, schema: z.ZodType<Fact>, otherwise?: Fact): Promise<Fact> {
    const { files } = this.manifest;
    if (otherwise !== undefined && !files.some((file) => file.path === path)) return otherwise;
    return parseRecord(`${idOfRelease(this.manifest)} ${path}`, await this.read(path), schema);
  }
}
