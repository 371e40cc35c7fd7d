import { createHash } from 'node:crypto';
import { CALLS_AT_ONCE, type Store, mapLimited, parseCanonical } from '@site/store';
import { SiteError, type SiteProblem } from '@site/errors';
import { manifestKey, partFolder } from '../records/record-names';
import { integrityOf, releaseId } from './release-id';
import { type ReleaseFileRecord, type ReleaseManifest, releaseManifestSchema } from './release-manifest';

/** A release as it is stored. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** Of the manifest's bytes, in hexadecimal; a deployment names it. */
  sha256: string;
}

/**
 * The manifest of a release, or null when it is not published. Its list of files is checked against the id.
 *
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
  return { manifest, sha256: createHash('sha256').update(stored.body).digest('hex') };
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
    .filter((name) => /^[0-9a-f]{16}\/$/.test(name) && name.startsWith(beginning))
    .map((name) => name.slice(0, -1));
  const isPublished = await mapLimited(ids, CALLS_AT_ONCE, (id) => store.has(manifestKey(part, id)));
  return ids.filter((_, index) => isPublished[index]);
}

/**
/** What is wrong with a stored file, as a problem; null when it is as the manifest says. */
export function validateFile(
  key: string,
  body: Uint8Array | null,
  { size, integrity }: ReleaseFileRecord,
): SiteProblem | null {
  if (body === null) {
    return {
      code: 'release-file-missing',
      severity: 'error',
      message: `"${key}" is missing.`,
      remedy:
        'Publish the same source again: it puts back what is missing. Or restore the file from a backup.',
    };
  }
  if (body.length === size && integrityOf(body) === integrity) return null;
  return {
    code: 'release-file-altered',
    severity: 'error',
    message: `"${key}" is not what was published: ${body.length} bytes of ${size}, or other content.`,
    remedy: 'Remove this file from the store and publish the same source again, or restore it from a backup.',
  };
}
