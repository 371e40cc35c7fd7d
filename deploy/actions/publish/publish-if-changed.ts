import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceFingerprint } from '../../build/source-fingerprint';
import { readRelease, type StoredRelease } from '../../records/releases';
import { publish, type PublishRequest } from './publish';

/**
 * The release of a part's source: the stored one when the source is as it was when that was built, else a new one.
 * What was built from what is remembered beside the build cache; forgetting it costs a build, nothing else.
 */
export async function publishIfChanged(request: PublishRequest): Promise<StoredRelease> {
  const { store, root, source } = request;
  const memory = join(root, '.cache', 'published', `${source.part}.json`);
  const fingerprint = await sourceFingerprint(root, source.folder.slice(root.length + 1));
  const remembered = await readMemory(memory);
  if (remembered?.fingerprint === fingerprint) {
    const stored = await readRelease(store, source.part, remembered.release);
    if (stored) return stored;
  }
  const published = await publish(request);
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify({ fingerprint, release: published.manifest.release }));
  return published;
}

async function readMemory(file: string): Promise<{ fingerprint: string; release: string } | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { fingerprint: string; release: string };
  } catch {
    return null;
  }
}
