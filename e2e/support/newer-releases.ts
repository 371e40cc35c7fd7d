import { encodedDist } from '../../deploy/build/read-dist';
import { promote } from '../../deploy/promote/promote';
import { lockOf, readChannel } from '../../deploy/store/channels';
import { readLock } from '../../deploy/store/locks';
import { readRelease, readReleaseFile } from '../../deploy/store/releases';
import type { Store } from '../../deploy/store/store';
import { writeRelease } from '../../deploy/store/write-release';

/**
 * Releases what is live of a part once more with other words, as if its team had changed them and built the part, and
 * puts it live.
 * @param words what the part says now; must stand in its files as it stands in its source
 * @returns name of the new lock
 */
export async function releaseOtherWords(
  store: Store,
  part: string,
  words: string,
  others: string,
): Promise<string> {
  const live = await readChannel(store, 'live');
  if (!live) throw new Error('Nothing is live.');
  const { release = '' } = (await readLock(store, lockOf(live.pointer).name))?.lock.parts[part] ?? {};
  const stored = await readRelease(store, part, release);
  if (!stored) throw new Error(`No release of ${part} is live.`);
  const { release: _release, files: records, ...input } = stored.manifest;
  const built = records.filter(({ path }) => !/\.(br|gz)$/.test(path));
  const files = await Promise.all(
    built.map(async ({ path }) => {
      const body = await readReleaseFile(store, stored.manifest, path);
      return {
        path,
        body: body.includes(words) ? Buffer.from(body.toString().replaceAll(words, others)) : body,
      };
    }),
  );
  const written = await writeRelease(store, input, [...files, ...(await encodedDist(files))]);
  const chosen = { release: written.manifest.release, manifestSha256: written.sha256 };
  const { lock } = await promote({
    store,
    channel: 'live',
    parts: { [part]: chosen },
    author: 'Journeys',
    message: others,
    progress: () => undefined,
  });
  return lock.name;
}
