import { z } from 'zod';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import { readMissingValues } from './missing-values';
import { readOpenTranslations } from './open-translations';
import type { PartBuild, PartStats } from './part-build';
import { releaseFolder } from './record-names';
import { readReleaseFile, type StoredRelease } from './releases';

const filesSchema = z.array(z.string().regex(/^\w[\w./-]*$/, 'is not the name of a file'));

const partStatsSchema = z.object({
  start: filesSchema,
  remoteEntry: z.string().nullable(),
  pages: z.record(z.string(), z.string()).optional(),
  content: z.record(z.string(), filesSchema).optional(),
  text: z.record(z.string(), filesSchema).optional(),
  exposes: z.record(z.string(), filesSchema),
  later: filesSchema.optional(),
  entryKnowsLater: z.boolean().optional(),
}) satisfies z.ZodType<PartStats>;

/** A release as composing reads it, each file checked against the manifest. @throws SiteError `record-unreadable` */
export async function readPartBuild(store: Store, { manifest }: StoredRelease): Promise<PartBuild> {
  const readText = async (path: string) => (await readReleaseFile(store, manifest, path)).toString();
  const integrityIn = (folder: string) =>
    Object.fromEntries(
      manifest.files.flatMap(({ path, integrity }) =>
        path.startsWith(folder) ? [[path.slice(folder.length), integrity]] : [],
      ),
    );
  return {
    part: manifest.part,
    release: manifest.release,
    time: manifest.time,
    stats: parseRecord(
      `${releaseFolder(manifest.part, manifest.release)}browser/part.json`,
      await readReleaseFile(store, manifest, 'browser/part.json'),
      partStatsSchema,
    ),
    integrity: integrityIn('browser/'),
    nodeIntegrity: integrityIn('node/'),
    readBrowserFile: (name) => readText(`browser/${name}`),
    readNodeFile: (name) => readText(`node/${name}`),
    readMissingValues: () => readMissingValues(store, manifest),
    readOpenTranslations: () => readOpenTranslations(store, manifest),
  };
}
