import { createHash } from 'node:crypto';
import { withReadyReleases } from './promote/candidate';
import type { DeploymentParts } from '../records/choose-releases';
import { type EncodedSite, writeEncoded } from '../records/write-site';
import { SITE_RECORD } from '../records/site-tree';
import { readLiveDeployment } from '../records/live-deployment';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';

interface PreviewRequest {
  store: Store;
  channel: string;
  /** Releases to look at; the other parts are those that are live. */
  parts: DeploymentParts;
}

export interface Preview {
  /** The same combination of releases has the same id, whoever previews it and whenever. */
  id: string;
  /** Where the site hangs: `/_preview/<id>/`. */
  path: string;
  parts: DeploymentParts;
  /** Where the live site is seen, and its previews with it; null while nothing is live. */
  origin: string | null;
  /** What would keep it from going live as it is. */
  problems: SiteProblem[];
}

const ID_LENGTH = 16;

/**
 * Composes releases with everything else that is live, at an address of its own, hidden from search engines. Visitors
 * see nothing of it. What the gates have against its pages is told, and the preview can be looked at all the same.
 * @throws SiteProblems when the releases do not go together; SiteError `shell-missing`, `page-failed` and the like
 */
export async function preview({ store, channel, parts }: PreviewRequest): Promise<Preview> {
  const live = (await readLiveDeployment(store, channel))?.deployment;
  const wanted = { ...live?.record.parts, ...parts };
  const id = previewId(wanted);
  const basePath = `/_preview/${id}`;
  const made = { id, path: `${basePath}/`, parts: wanted, origin: live?.record.origin ?? null };
  const folder = `previews/${id}/site/`;
  const { site, problems } = await withReadyReleases(store, wanted, async ({ compose }) =>
    compose(`preview-${id}`, { basePath }),
  );
  if (!(await store.has(folder + SITE_RECORD))) await writeUnfinished(store, folder, site);
  return { ...made, problems };
}

/** A preview that was never finished may have been begun by another version of the tool. */
async function writeUnfinished(store: Store, folder: string, site: EncodedSite): Promise<void> {
  try {
    await writeEncoded(store, folder, site);
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'site-file-differs') throw error;
    for (const key of await store.list(folder)) await store.remove(key);
    await writeEncoded(store, folder, site);
  }
}

function previewId(parts: DeploymentParts): string {
  const lines = Object.entries(parts).map(([part, { release }]) => `${part}@${release}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, ID_LENGTH);
}
