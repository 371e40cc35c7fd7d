import type { Store } from '../store/store';
import { readMissingValues } from './missing-values';
import type { PartBuild, PartStats } from './part-build';
import { readReleaseFile, type StoredRelease } from './releases';

/** A release as composing reads it, each file checked against the manifest. */
export async function readPartBuild(store: Store, { manifest }: StoredRelease): Promise<PartBuild> {
  const readText = async (path: string) => (await readReleaseFile(store, manifest, path)).toString();
  const browserFiles = manifest.files.filter(({ path }) => path.startsWith('browser/'));
  return {
    part: manifest.part,
    release: manifest.release,
    time: manifest.time,
    stats: JSON.parse(await readText('browser/part.json')) as PartStats,
    integrity: Object.fromEntries(
      browserFiles.map(({ path, integrity }) => [path.slice('browser/'.length), integrity]),
    ),
    readBrowserFile: (name) => readText(`browser/${name}`),
    readNodeFile: (name) => readText(`node/${name}`),
    readMissingValues: () => readMissingValues(store, manifest),
    readWorkerFile: async (name) => {
      const path = `worker/${name}`;
      return manifest.files.some((file) => file.path === path) ? readText(path) : null;
    },
  };
}
