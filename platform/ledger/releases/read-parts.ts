import type { PartBuild, PartStats } from './part-build';
import type { ReleaseManifest } from './release-manifest';
import { ReleaseFiles } from './release-files';
import { alteredManifest, readRelease } from './releases';
import { CALLS_AT_ONCE, type Store, mapLimited, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import type { DeploymentParts } from './choose-releases';
import { z } from 'zod';
import { releaseFolder } from '../records/record-names';

const filesSchema = z.array(z.string().regex(/^\w[\w./-]*$/, 'is not the name of a file'));

const partStatsSchema = z.object({
  start: filesSchema,
  remoteEntry: z.string().nullable(),
  pages: z.record(z.string(), z.string()),
  content: z.record(z.string(), filesSchema),
  text: z.record(z.string(), filesSchema),
  exposes: z.record(z.string(), filesSchema),
  later: filesSchema,
  entryKnowsLater: z.boolean(),
}) satisfies z.ZodType<PartStats>;

/** The releases of a deployment, ready to be checked and composed. */
interface DeploymentReleases {
  manifests: Record<string, ReleaseManifest>;
  builds: Record<string, PartBuild>;
}

/** @throws SiteError `release-unknown`, `release-altered`, and what reading a release throws */
export async function readParts(store: Store, parts: DeploymentParts): Promise<DeploymentReleases> {
  const read = await mapLimited(Object.entries(parts), CALLS_AT_ONCE, async ([part, named]) => {
    const { release, manifestSha256 } = named;
    const stored = await readRelease(store, part, release, manifestSha256);
    if (!stored) throw unknownRelease(part, release);
    if (stored.sha256 !== manifestSha256) throw alteredManifest(part, release);
    return { part, manifest: stored.manifest, build: await readPartBuild(store, stored.manifest) };
  });
  return {
    manifests: Object.fromEntries(read.map(({ part, manifest }) => [part, manifest])),
    builds: Object.fromEntries(read.map(({ part, build }) => [part, build])),
  };
}

function unknownRelease(part: string, release: string): SiteError {
  return new SiteError(
    'release-unknown',
    `Release ${release} of ${part} is not in the store.`,
    'Restore it from a backup, or publish the part again.',
  );
}

/** A release as composing reads it, each file checked against the manifest. @throws SiteError `record-unreadable` */
async function readPartBuild(store: Store, manifest: ReleaseManifest): Promise<PartBuild> {
  const files = new ReleaseFiles(store, manifest);
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
    provides: manifest.federation.shared.provides,
    stats: parseRecord(
      `${releaseFolder(manifest.part, manifest.release)}browser/part.json`,
      await files.read('browser/part.json'),
      partStatsSchema,
    ),
    integrity: integrityIn('browser/'),
    composeFiles: Object.keys(integrityIn('compose/')),
    readBrowserFile: async (name) => (await files.read(`browser/${name}`)).toString(),
    readComposeFile: (name) => files.read(`compose/${name}`),
    readBusinessValues: () => files.readBusinessValues(),
    readMissingValues: () => files.readMissingValues(),
    readOpenTranslations: () => files.readOpenTranslations(),
  };
}
