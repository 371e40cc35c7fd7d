import { codeOf, hiddenSignIn } from '@site/shared/content/hidden-signs';
import { z } from 'zod';
import { PART_NAME } from '@site/addresses';
import { SiteError } from '@site/errors';

/** What packed archives are called (`archive.ts`); any machine takes them apart: `tar --zstd -x`. */
const ARCHIVE_ENDING = '.tar.zst';

/** What composing reads of a release, in one object: a distant bucket is asked once, and not for each page. */
export const ARCHIVE = `compose${ARCHIVE_ENDING}`;

export const partNameSchema = z.string().regex(new RegExp(`^${PART_NAME}$`), 'is not the name of a part');
export const releaseIdSchema = z.string().regex(/^[0-9a-f]{16}$/, 'is not a release id');
export const deploymentNameSchema = z
  .string()
  .regex(/^\d{6}-[0-9a-f]{12}$/, 'is not the name of a deployment');
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hexadecimal');
/** A moment in UTC, as `Date.toISOString` writes it. */
export const timeSchema = z.iso.datetime({ precision: 3 });

/** A name or a reason as a record holds it: one line, of which all can be seen. */
export const singleLineSchema = z
  .string()
  .refine((words) => hiddenSignIn(words) === null, 'holds an invisible sign');

/** Who did something, why and when, as records say it. */
export const said = { author: singleLineSchema.min(1), message: singleLineSchema, time: timeSchema };
export const saidWithReason = { ...said, message: singleLineSchema.min(1) };
export type Said = z.infer<z.ZodObject<typeof said>>;

/** A release of a part, by exactly its manifest. */
export const releaseReferenceSchema = z.strictObject({
  release: releaseIdSchema,
  manifestSha256: sha256Schema,
});
/** The release of each part. */
export const releasesSchema = z.record(partNameSchema, releaseReferenceSchema);
export type DeploymentParts = z.infer<typeof releasesSchema>;

export interface ReleaseName {
  part: string;
  release: string;
}

/** `landing@3fa9c2d41b7e0011` */
export function idOfRelease({ part, release }: ReleaseName): string {
  return `${part}@${release}`;
}

/** The same of each release in a combination. */
export function idsOfReleases(parts: Record<string, { release: string }>): string[] {
  return Object.entries(parts).map(([part, { release }]) => idOfRelease({ part, release }));
}

/** Names a deployment, and proves its bytes and those of its pages. */
export const deploymentReferenceSchema = z.strictObject({
  name: deploymentNameSchema,
  sha256: sha256Schema,
  /** Of the archive of the pages that it shows (`siteKey`). */
  filesSha256: sha256Schema,
});
export type DeploymentReference = z.infer<typeof deploymentReferenceSchema>;

/** Whether two combinations have the same bytes of a part. */
export function isSameRelease(
  a: DeploymentParts[string] | undefined,
  b: DeploymentParts[string] | undefined,
): boolean {
  return a?.release === b?.release && a?.manifestSha256 === b?.manifestSha256;
}

/**
 * Refuses words, by what they are (author, message, title), that hold line breaks or other invisible signs, before anything is
 * done.
 * @throws SiteError `words-not-plain`
 */
export function assertSingleLine(words: Record<string, string | undefined>): void {
  for (const [what, text = ''] of Object.entries(words)) {
    const hidden = hiddenSignIn(text);
    if (hidden !== null)
      throw new SiteError(
        'words-not-plain',
        `The ${what} holds a line break or another invisible sign (${codeOf(hidden)}): ${JSON.stringify(text.slice(0, 80))}.`,
        `Type the ${what} again, as one line. Nothing was changed.`,
      );
  }
}

/** The folder of what lies by part, ending in `/`: its releases, or its publications. @throws SiteError `bad-name` */
export function partFolder(part: string, kind: 'releases' | 'publications' | 'files' = 'releases'): string {
  return `${kind}/${checked(part, partNameSchema, 'part name', 'a word in lower case')}/`;
}

/** The folder of the files that browsers load of a part's releases, ending in `/`: named by their bytes, and so each once. @throws SiteError `bad-name` */
export const filesFolder = (part: string): string => partFolder(part, 'files');

/** The folder of a release, or of what was said about approving or changing it, ending in `/`. @throws SiteError `bad-name` */
export function releaseFolder(
  part: string,
  release: string,
  kind: 'releases' | 'approvals' | 'change-requests' | 'withdrawals' = 'releases',
): string {
  const id = checked(release, releaseIdSchema, 'release id', '16 hexadecimal digits');
  return `${partFolder(part).replace('releases', kind)}${id}/`;
}

/** Where it lies that a release was withdrawn. @throws SiteError `bad-name` */
export function withdrawalKey(part: string, release: string): string {
  return releaseFolder(part, release, 'withdrawals').replace(/\/$/, '.json');
}

/** The key of a release's manifest, written last. @throws SiteError `bad-name` */
export function manifestKey(part: string, release: string): string {
  return `${releaseFolder(part, release)}release.json`;
}

/** SHA-256 of the manifests of some releases by their keys: what a statement about a combination is over. */
export function manifestDigests(parts: DeploymentParts): Record<string, string> {
  const named = Object.entries(parts);
  return Object.fromEntries(
    named.map(([part, { release, manifestSha256 }]) => [manifestKey(part, release), manifestSha256]),
  );
}

/** The key of a site deployment. @throws SiteError `bad-name` */
export function deploymentKey(name: string): string {
  return `deployments/${checkedDeployment(name)}.json`;
}

/** The key of a deployment's composed files. @throws SiteError `bad-name` */
export function siteKey(deploymentName: string): string {
  return `sites/${checkedDeployment(deploymentName)}${ARCHIVE_ENDING}`;
}

/** The key of the live pointer. */
export const LIVE_POINTER_KEY = 'pointers/live.json';

function checkedDeployment(name: string): string {
  return checked(name, deploymentNameSchema, 'deployment name', '"000123-0123456789ab"');
}

function checked(name: string, schema: z.ZodType<string>, kind: string, form: string): string {
  if (schema.safeParse(name).success) return name;

  throw new SiteError(
    'bad-name',
    `${JSON.stringify(name.slice(0, 120))} is not a ${kind}.`,
    `Give ${form}. They are listed by: npm run site -- status --history`,
  );
}
