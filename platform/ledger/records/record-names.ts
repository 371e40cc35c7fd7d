import { z } from 'zod';
import { SiteError } from '@site/errors';

const PART = /^[a-z][a-z0-9-]{0,39}$/;
const RELEASE_ID = /^[0-9a-f]{16}$/;
const DEPLOYMENT_NAME = /^\d{6}-[0-9a-f]{12}$/;
const SHA256 = /^[0-9a-f]{64}$/;

export const partNameSchema = z.string().regex(PART, 'is not the name of a part');
export const releaseIdSchema = z.string().regex(RELEASE_ID, 'is not a release id');
export const deploymentNameSchema = z.string().regex(DEPLOYMENT_NAME, 'is not the name of a deployment');
export const sha256Schema = z.string().regex(SHA256, 'is not a SHA-256 in hexadecimal');
/** A moment in UTC, as `Date.toISOString` writes it. */
export const timeSchema = z.iso.datetime({ precision: 3 });
/** The release of each part, by exactly its manifest. */
export const releasesSchema = z.record(
  partNameSchema,
  z.strictObject({ release: releaseIdSchema, manifestSha256: sha256Schema }),
);

/** The folder of one release, ending in `/`. @throws SiteError `bad-name` */
export function releaseFolder(part: string, release: string): string {
  return `${partFolder(part)}${checked(release, RELEASE_ID, 'release id', '16 hexadecimal digits')}/`;
}

/** The folder of all releases of a part, ending in `/`. @throws SiteError `bad-name` */
export function partFolder(part: string): string {
  return `releases/${checked(part, PART, 'part name', 'a word in lower case')}/`;
}

/** The folder of the files that browsers load of a part's releases, ending in `/`: named by their bytes, and so each once. @throws SiteError `bad-name` */
export function filesFolder(part: string): string {
  return `files/${checked(part, PART, 'part name', 'a word in lower case')}/`;
}

/** The folder of a part's publications, ending in `/`. @throws SiteError `bad-name` */
export function publicationsFolder(part: string): string {
  return `publications/${checked(part, PART, 'part name', 'a word in lower case')}/`;
}

/** Where it lies that a release was withdrawn. @throws SiteError `bad-name` */
export function withdrawalKey(part: string, release: string): string {
  return releaseFolder(part, release).replace('releases/', 'withdrawals/').replace(/\/$/, '.json');
}

/** The folder of what was said about approving a release, ending in `/`. @throws SiteError `bad-name` */
export function approvalsFolder(part: string, release: string): string {
  return releaseFolder(part, release).replace('releases/', 'approvals/');
}

/** The folder of the changes that were asked for of a release, ending in `/`. @throws SiteError `bad-name` */
export function changeRequestsFolder(part: string, release: string): string {
  return releaseFolder(part, release).replace('releases/', 'change-requests/');
}

/** The key of a release's manifest, written last. @throws SiteError `bad-name` */
export function manifestKey(part: string, release: string): string {
  return `${releaseFolder(part, release)}release.json`;
}

/** SHA-256 of the manifests of some releases by their keys: what a statement about a combination is over. */
export function manifestDigests(
  parts: Record<string, { release: string; manifestSha256: string }>,
): Record<string, string> {
  const digests = Object.entries(parts).map(([part, { release, manifestSha256 }]) => [
    manifestKey(part, release),
    manifestSha256,
  ]);
  return Object.fromEntries(digests) as Record<string, string>;
}

/** The key of a site deployment. @throws SiteError `bad-name` */
export function deploymentKey(name: string): string {
  return `deployments/${checked(name, DEPLOYMENT_NAME, 'deployment name', '"000123-0123456789ab"')}.json`;
}

/** The key of a deployment's composed files. @throws SiteError `bad-name` */
export function siteKey(deploymentName: string): string {
  return `sites/${checked(deploymentName, DEPLOYMENT_NAME, 'deployment name', '"000123-0123456789ab"')}.tar.br`;
}

/** The key of the live pointer. */
export const LIVE_POINTER_KEY = 'pointers/live.json';

function checked(name: string, pattern: RegExp, kind: string, form: string): string {
  if (pattern.test(name)) return name;

  throw new SiteError(
    'bad-name',
    `${JSON.stringify(name.slice(0, 120))} is not a ${kind}.`,
    `Give ${form}. They are listed by: npm run site -- status --history`,
  );
}
