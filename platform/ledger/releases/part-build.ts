import { z } from 'zod';
import { SiteError } from '@site/errors';
import { type Store, mapLimited, parseRecord } from '@site/store';
import { type DeploymentParts, releaseFolder } from '../records/record-fields';
import { ReleaseFiles } from './release-files';
import { isObject, releaseFileKey, type ReleaseManifest } from './release-manifest';
import { alteredManifest, keysOf, readRelease, validateFile } from './releases';

const filesSchema = z.array(z.string().regex(/^\w[\w./-]*$/, 'is not the name of a file'));

/** What the browser build says of itself in `part.json` (`platform/tooling/build/part-stats-plugin.js`). */
const partStatsSchema = z.object({
  /** Files that the part starts with; the entry first. Empty for remotes. */
  start: filesSchema,
  remoteEntry: z.string().nullable(),
  /** Exposed module by the path that it is shown at. */
  pages: z.record(z.string(), z.string()),
  /** Path of a page by the address that leads on to it. */
  moved: z.record(z.string(), z.string()).default({}),
  /** By language, the files with the part's words in it. */
  content: z.record(z.string(), filesSchema),
  /**
   * By language, the files with words that pages bring as HTML, and the code that shows them: a browser loads them after a
   * navigation within the site.
   */
  text: z.record(z.string(), filesSchema),
  /** By chunk name of the exposed module (`__federation_expose_LandingPage`). */
  exposes: z.record(z.string(), filesSchema),
  /** Files that the part may load when they are needed. */
  later: filesSchema,
  /** Whether the entry has the integrity of these, so that pages need not. */
  entryKnowsLater: z.boolean(),
});

export type PartStats = z.infer<typeof partStatsSchema>;

/** One part's release as composing reads it. */
export interface PartBuild
  extends
    Pick<ReleaseManifest, 'part' | 'release' | 'time'>,
    Pick<ReleaseFiles, 'readMissingValues' | 'readBusinessValues' | 'readOpenTranslations'> {
  /** What it brings to the shared scope: versions by package name. */
  provides: Record<string, string>;
  stats: PartStats;
  /** `sha256-…` by file name of the browser build. */
  integrity: Record<string, string>;
  /** Names of what composing reads: the pages (`pages/kn/index.html`), the shell's frames. */
  composeFiles: string[];
  readBrowserFile(name: string): Promise<string>;
  readComposeFile(name: string): Promise<Buffer>;
}

/**
 * The releases of a deployment, ready to be checked and composed, with a problem for each file that is not there.
 * @param whole parts of whose releases every file has to be there; of the others, what composing reads
 * @throws SiteError `release-unknown`, `release-altered`, and what reading a release throws
 */
export async function readParts(store: Store, parts: DeploymentParts, whole: string[] = []) {
  const read = await mapLimited(Object.entries(parts), async ([part, named]) => {
    const { release, manifestSha256 } = named;
    // A distant store is asked for all of it at once.
    const [stored, there] = await Promise.all([
      readRelease(store, part, release, manifestSha256),
      whole.includes(part) ? keysOf(store, { part, release }) : null,
    ]);
    if (!stored)
      throw new SiteError(
        'release-unknown',
        `Release ${release} of ${part} is not in the store.`,
        'Restore it from a backup, or publish the part again.',
      );
    if (stored.sha256 !== manifestSha256) throw alteredManifest(part, release);
    const { manifest } = stored;
    const objects = there ? manifest.files.filter(({ path }) => isObject(path)) : [];
    const missing = objects.flatMap((record) => {
      const key = releaseFileKey(manifest, record.path);
      return there!.has(key) ? [] : (validateFile(key, null, record) ?? []);
    });
    const files = new ReleaseFiles(store, manifest);
    const integrityIn = (folder: string) =>
      Object.fromEntries(
        manifest.files.flatMap(({ path, integrity }) =>
          path.startsWith(folder) ? [[path.slice(folder.length), integrity]] : [],
        ),
      );
    const stats = await files.read('browser/part.json');
    const build: PartBuild = {
      part,
      release,
      time: manifest.time,
      provides: manifest.federation.shared.provides,
      stats: parseRecord(`${releaseFolder(part, release)}browser/part.json`, stats, partStatsSchema),
      integrity: integrityIn('browser/'),
      composeFiles: Object.keys(integrityIn('compose/')),
      readBrowserFile: async (name) => (await files.read(`browser/${name}`)).toString(),
      readComposeFile: (name) => files.read(`compose/${name}`),
      readBusinessValues: () => files.readBusinessValues(),
      readMissingValues: () => files.readMissingValues(),
      readOpenTranslations: () => files.readOpenTranslations(),
    };
    return { part, manifest, missing, build };
  });
  return {
    manifests: Object.fromEntries(read.map(({ part, manifest }) => [part, manifest])),
    builds: Object.fromEntries(read.map(({ part, build }) => [part, build])),
    missing: read.flatMap(({ missing }) => missing),
  };
}
