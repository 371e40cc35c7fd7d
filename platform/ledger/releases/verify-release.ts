import { type Store, damageOf, mapLimited, noteDamage } from '@site/store';
import { finding, type SiteProblem } from '@site/errors';
import { manifestKey, releaseFolder } from '../records/record-fields';
import { isArchived, isObject, releaseFileKey, type ReleaseManifest } from './release-manifest';
import { ReleaseFiles } from './release-files';
import { alteredManifest, readRelease, validateFile } from './releases';

/**
 * Reads a whole release and tells everything that is not as it was published: files missing, altered, or added.
 * @param expectedSha256 of the manifest, as a deployment names it; not checked when left out
 * @param seen files that were read before, with their hash: releases share files, and each is read and told of once
 * @returns problems in the manifest's order; empty when the release is whole
 */
export async function verifyRelease(
  store: Store,
  part: string,
  release: string,
  expectedSha256?: string,
  seen = new Set<string>(),
): Promise<SiteProblem[]> {
  const key = manifestKey(part, release);
  // First, as a bucket names the bytes of each file in the list: those with a copy on this machine need not be read.
  const keys = await store.list(releaseFolder(part, release));
  const damaged: SiteProblem[] = [];
  const stored = await readRelease(store, part, release).catch(noteDamage(damaged));
  if (stored === null)
    return damaged.length > 0
      ? damaged
      : [
          finding(
            'release-missing',
            `Release ${release} of ${part} is not published: there is no "${key}".`,
            'Publish it again from its source, or restore it from a backup.',
          ),
        ];

  const { manifest, sha256 } = stored;
  const isOther = expectedSha256 !== undefined && sha256 !== expectedSha256;
  const objects = manifest.files.filter(({ path }) => isObject(path));
  const found = await mapLimited(objects, async (record) => {
    const key = releaseFileKey(manifest, record.path);
    const id = `${key} ${record.integrity}`;
    if (seen.has(id)) return null;
    seen.add(id);
    return validateFile(key, (await store.read(key))?.body ?? null, record);
  });
  const problems = found.filter((problem) => problem !== null);
  const archived = await verifyArchived(store, manifest);
  const known = new Set(['release.json', ...objects.map(({ path }) => path)]);
  const extra = keys.filter((key) => !known.has(key.slice(releaseFolder(part, release).length)));
  const isNew = ({ message }: SiteProblem) => !problems.some((problem) => problem.message === message);
  const added = extra.map((key) => {
    const message = `"${key}" was not published with its release.`;
    return finding('release-file-extra', message, 'Remove this file from the store.', 'warning');
  });
  const other = isOther ? [alteredManifest(part, release).toProblem()] : [];
  return [...other, ...problems, ...archived.filter(isNew), ...added];
}

/** Whether the archive has what the manifest says of each of its files. */
async function verifyArchived(store: Store, manifest: ReleaseManifest): Promise<SiteProblem[]> {
  const archived = manifest.files.filter(({ path }) => isArchived(path));
  if (archived.length === 0) return [];
  try {
    const archive = await new ReleaseFiles(store, manifest).readArchive();
    return archived.flatMap((record) => {
      const key = releaseFileKey(manifest, record.path);
      return validateFile(key, archive.get(record.path) ?? null, record) ?? [];
    });
  } catch (error) {
    return [damageOf(error)];
  }
}
