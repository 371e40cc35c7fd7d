import type { Signer } from '../authority/envelope';
import { sign } from '../authority/statement';
import { type Store, assertClock, canonicalJson, hashOf, hashOfIntegrity, mapLimited } from '@site/store';
import { SiteError } from '@site/errors';
import { recordPublication } from './publications';
import { filesFolder, idOfRelease, manifestKey } from '../records/record-fields';
import {
  describeFiles,
  isObject,
  type ReleaseFile,
  releaseFileKey,
  releaseId,
  type ReleaseManifest,
  releaseManifestSchema,
  withArchive,
} from './release-manifest';
import { keysOf, readRelease, type StoredRelease, validateFile } from './releases';

/** What the publisher says of a release; the rest follows from its files. */
export type ReleaseInput = Omit<ReleaseManifest, 'format' | 'release' | 'files'>;

export interface WrittenRelease extends StoredRelease {
  /** `already-published` when the same content was there; then the manifest is the first publisher's. */
  status: 'published' | 'already-published';
  /** Whether it was signed again: not where it is the newest by the same person's signature already. */
  isSignedAgain: boolean;
}

/**
 * Publishes a release: writes every file that is not there yet, reads all back and checks their hashes, and
 * writes the manifest, which makes it a release, and last the publication, which makes it the newest. Can be repeated after any failure and by several at once.
 * @param signer signs the publication, where the store has an access policy
 * @throws SiteError `release-invalid`, `release-file-differs` (a key holds other bytes), `store-corrupts`, and
 *   the store's own faults
 */
export async function writeRelease(
  store: Store,
  input: ReleaseInput,
  files: readonly ReleaseFile[],
  signer: Signer | null = null,
): Promise<WrittenRelease> {
  const all = await withArchive(files);
  const manifest = describe(input, all);
  const objects = all.filter(({ path }) => isObject(path));
  const { part, release } = manifest;

  const published = await readRelease(store, part, release);
  if (published) {
    await restoreFiles(store, published.manifest, objects);
    const isSignedAgain = await recordSigned(store, manifest, published.sha256, signer);
    return { ...published, status: 'already-published', isSignedAgain };
  }

  // Most of a release is that of the last one: what is there is read, and not sent again.
  await storeFiles(store, manifest, objects, new Set(await store.list(filesFolder(part))));
  const body = canonicalJson(manifest);
  const outcome = await store.create(manifestKey(part, release), body, hashOf('sha256', body));
  // A pruning may have removed what was there already, before there was a manifest to name it.
  await restoreFiles(store, manifest, objects);
  const stored = await readRelease(store, part, release);
  if (stored === null)
    throw new Error(`The manifest of ${idOfRelease(manifest)} vanished after it was written.`);
  const isSignedAgain = await recordSigned(store, manifest, stored.sha256, signer);

  return { ...stored, status: outcome === 'created' ? 'published' : 'already-published', isSignedAgain };
}

/** The manifest that these files would be published with. @throws SiteError `release-invalid` */
export async function describeRelease(
  input: ReleaseInput,
  files: readonly ReleaseFile[],
): Promise<ReleaseManifest> {
  return describe(input, await withArchive(files));
}

function describe(input: ReleaseInput, files: readonly ReleaseFile[]): ReleaseManifest {
  const records = describeFiles(files);
  const result = releaseManifestSchema.safeParse({
    ...input,
    format: 1,
    release: releaseId(records),
    files: records,
  });
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  throw new SiteError(
    'release-invalid',
    `This is no release: ${issue?.path.join('.')} ${issue?.message}.`,
    'Build the part again; if it stays so, the build writes something that a release cannot hold.',
    { cause: result.error },
  );
}

/** @throws SiteError `release-packed-otherwise` */
async function restoreFiles(
  store: Store,
  manifest: ReleaseManifest,
  files: readonly ReleaseFile[],
): Promise<void> {
  const there = await keysOf(store, manifest);
  const missing = files.filter(({ path }) => !there.has(releaseFileKey(manifest, path)));
  const records = new Map(manifest.files.map((record) => [record.path, record]));
  const { node = 'of another version' } = manifest.tools;
  for (const { path, body } of missing) {
    const key = releaseFileKey(manifest, path);
    // The id of a release says nothing of how its archive is packed.
    if (validateFile(key, body, records.get(path)!))
      throw new SiteError(
        'release-packed-otherwise',
        `"${key}" is missing, and this Node (${process.version}) packs the same files into other bytes; nothing was stored.`,
        `Publish the same source again with the Node that published it (${node}), or restore the file from a backup.`,
      );
  }
  await storeFiles(store, manifest, missing);
}

async function storeFiles(
  store: Store,
  manifest: ReleaseManifest,
  files: readonly ReleaseFile[],
  there: ReadonlySet<string> = new Set(),
): Promise<void> {
  const records = new Map(manifest.files.map((record) => [record.path, record]));
  let isClockChecked = false;
  await mapLimited(files, async ({ path, body }) => {
    const key = releaseFileKey(manifest, path);
    const record = records.get(path)!;
    const known = there.has(key) ? await store.read(key) : null;
    const outcome = known ? 'exists' : await store.create(key, body, hashOfIntegrity(record.integrity));
    if (outcome === 'created' && !isClockChecked) {
      isClockChecked = true;
      await assertClock(store, key);
    }
    const stored = known ?? (await store.read(key));
    if (!validateFile(key, stored?.body ?? null, record)) return;
    if (outcome === 'exists')
      throw new SiteError(
        'release-file-differs',
        `"${key}" is in the store with other bytes than the ones to publish; nothing was overwritten.`,
        'It was altered or damaged: remove this file from the store and publish again.',
      );
    throw new SiteError(
      'store-corrupts',
      `"${key}" was written, and reads back different.`,
      'Check the disk or the server of the store, remove this file, and publish again.',
    );
  });
}

/**
 * @param manifestSha256 of the manifest as it is stored, which may be an earlier publisher's
 * @returns whether the newest publication is one by this signature
 */
async function recordSigned(
  store: Store,
  { part, release, author, message, time, git }: ReleaseManifest,
  manifestSha256: string,
  signer: Signer | null,
): Promise<boolean> {
  const said = { part, release, manifestSha256, time };
  const subject = { [manifestKey(part, release)]: manifestSha256 };
  const envelope = signer ? await sign(signer, 'publication', said, subject) : undefined;
  const draft = git?.draft && { draft: git.draft };
  const publication = { ...said, author, message, ...draft, ...(envelope && { envelope }) };
  const newest = await recordPublication(store, publication);
  return newest.envelope !== undefined && newest.envelope === envelope;
}
