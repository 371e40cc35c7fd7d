import { encodedDist } from '../../deploy/build/read-dist';
import { readRelease, readReleaseFile } from '../../deploy/records/releases';
import { readLiveDeployment } from '../../deploy/records/live-deployment';
import type { Store } from '../../deploy/store/store';
import { writeRelease } from '../../deploy/records/write-release';

/**
 * Publishes a part once more: the live release with a comment added to every script, so each address and hash is
 * another. Not live yet.
 * @returns as a deployment's record names a release
 * @throws Error when nothing of the part is live
 */
export async function publishAnother(store: Store, part: string) {
  const live = (await readLiveDeployment(store))?.deployment.record.parts[part];
  const stored = live && (await readRelease(store, part, live.release));
  if (!stored)
    throw new Error(`Nothing of ${part} is live in that store. Run: npm run site -- promote ${part}`);

  const { format: _format, release: _release, files: records, ...input } = stored.manifest;
  const originals = records.filter(({ path }) => !/\.(br|gz)$/.test(path));
  const files = await Promise.all(
    originals.map(async ({ path }) => {
      const body = await readReleaseFile(store, stored.manifest, path);
      const comment = path.endsWith('.js') ? '\n/* another release */' : '';
      return { path, body: Buffer.concat([body, Buffer.from(comment)]) };
    }),
  );
  const about = { ...input, message: 'Another release', time: new Date().toISOString() };
  const { manifest, sha256 } = await writeRelease(store, about, [...files, ...(await encodedDist(files))]);
  return { release: manifest.release, manifestSha256: sha256 };
}
