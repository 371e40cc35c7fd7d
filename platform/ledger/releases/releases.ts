import { isNamedBy } from '@site/addresses';
import { type Store, mapLimited, parseCanonical, sha256Of } from '@site/store';
import { finding, SiteError, type SiteProblem } from '@site/errors';
import {
  filesFolder,
  manifestKey,
  partFolder,
  type ReleaseName,
  releaseFolder,
  releaseIdSchema,
} from '../records/record-fields';
import {
  integrityOf,
  releaseId,
  type ReleaseFileRecord,
  type ReleaseManifest,
  releaseManifestSchema,
} from './release-manifest';

/** A release as it is stored. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** Of the manifest's bytes, in hexadecimal; a deployment names it. */
  sha256: string;
}

/**
 * The manifest of a release, or null when it is not published. Its list of files is checked against the id.
 * @param manifestSha256 as a deployment names it, where a copy on this machine will do
 * @throws SiteError `bad-name`, `record-unreadable`, `release-altered`
 */
export async function readRelease(
  store: Store,
  part: string,
  release: string,
  manifestSha256?: string,
): Promise<StoredRelease | null> {
  const key = manifestKey(part, release);
  const stored = await store.read(key, manifestSha256 && `sha256:${manifestSha256}`);
  if (stored === null) return null;

  const manifest = parseCanonical(key, stored.body, releaseManifestSchema);
  if (manifest.part !== part || manifest.release !== release || releaseId(manifest.files) !== release) {
    throw new SiteError(
      'release-altered',
      `"${key}" does not describe release ${release} of ${part}: its list of files was altered.`,
      'Restore the file from a backup, or publish the part again from its source.',
    );
  }
  return { manifest, sha256: sha256Of(stored.body) };
}

/** A manifest that has another hash than what a deployment names. */
export function alteredManifest(part: string, release: string): SiteError {
  return new SiteError(
    'release-altered',
    `"${manifestKey(part, release)}" is not the manifest that the deployment names.`,
    'Restore the file from a backup.',
  );
}

/**
 * The ids of a part's published releases, sorted; unfinished ones, without a manifest, are left out.
 * @param beginning of the ids that are wanted; all by default
 */
export async function listReleaseIds(store: Store, part: string, beginning = ''): Promise<string[]> {
  const folders = await store.listNames(partFolder(part));
  const ids = folders
    .map((name) => name.replace(/\/$/, ''))
    .filter((id) => releaseIdSchema.safeParse(id).success && id.startsWith(beginning));
  const isPublished = await mapLimited(ids, (id) => store.has(manifestKey(part, id)));
  return ids.filter((_, index) => isPublished[index]);
}

/** What is wrong with a stored file, as a problem; null when it is as the manifest says. */
export function validateFile(
  key: string,
  body: Uint8Array | null,
  { size, integrity }: ReleaseFileRecord,
): SiteProblem | null {
  if (body === null)
    return finding(
      'release-file-missing',
      `"${key}" is missing.`,
      'Publish the same source again: it puts back what is missing. Or restore the file from a backup.',
    );
  if (body.length === size && integrityOf(body) === integrity) return null;
  return finding(
    'release-file-altered',
    `"${key}" is not what was published: ${body.length} bytes of ${size}, or other content.`,
    'Remove this file from the store and publish the same source again, or restore it from a backup.',
  );
}

/** The keys where files of a release can lie, as far as there is something. */
export async function keysOf(store: Store, { part, release }: ReleaseName): Promise<Set<string>> {
  const folders = [releaseFolder(part, release), filesFolder(part)];
  return new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat());
}

/** A file that releases share; null when there is none. @throws SiteError `release-file-altered` where its name does not follow from its bytes */
export async function readSharedFile(store: Store, key: string): Promise<Buffer | null> {
  const body = (await store.read(key))?.body ?? null;
  if (!body || isNamedBy(integrityOf(body), key)) return body;
  throw new SiteError(
    'release-file-altered',
    `"${key}" does not hold the bytes that its name says.`,
    'Remove this file from the store and publish the same source again, or restore it from a backup.',
  );
}
