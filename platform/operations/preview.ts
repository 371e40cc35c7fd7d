import type { PreviewFacts } from '@site/shared/contracts';
import { previewBase, previewPath } from '@site/addresses';
import {
  type DeploymentParts,
  type NamedDeployment,
  previewId,
  previewSiteKey,
  readLiveDeployment,
  readPreview,
  readRelease,
  writePreview,
} from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { shortTime } from '@site/text';
import { Candidate } from './promote/candidate';
import { withdrawnGate } from '@site/gates';

interface PreviewRequest {
  store: Store;
  /** Releases to look at; the other parts are those that are live. */
  parts: DeploymentParts;
  /** What is live, where that was just read. */
  live?: NamedDeployment | null;
  /** Parts of which this process has just stored every file. */
  whole?: string[];
}

export interface Preview {
  /** The same combination of releases has the same id, at any time and for any person. */
  id: string;
  /** Where the site hangs: `/_preview/<id>/`. */
  path: string;
  parts: DeploymentParts;
  /** The releases that are not live, by part. */
  changed: DeploymentParts;
  /** What would keep it from going live as it is. */
  problems: SiteProblem[];
}

/**
 * Composes releases with everything else that is live, at an address of its own, hidden from search engines. Visitors
 * see nothing of it. What the gates have against its pages is told, and the preview can be looked at all the same.
 * @throws SiteProblems when the releases do not go together; SiteError `shell-missing`, `page-missing` and the like
 */
export async function preview({ store, parts, whole, ...given }: PreviewRequest): Promise<Preview> {
  const live = given.live === undefined ? await readLive(store) : given.live;
  const wanted = { ...live?.record.parts, ...parts };
  const id = previewId(wanted);
  const basePath = previewBase(id);
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([part, { release }]) => live?.record.parts[part]?.release !== release),
  );
  const made = { id, path: previewPath(id), parts: wanted, changed };
  // An approval composes it once more by these, also when something else is live by then.
  const facts =
    (await readPreview(store, id))?.facts ?? (await previewFacts(store, changed, live?.name ?? null));
  const candidate = await Candidate.open(store, wanted, { live: live?.record.parts, whole });
  const { archive, problems } = await candidate
    .compose(`preview-${id}`, { basePath, preview: facts })
    .finally(() => candidate.close());
  await writePreview(store, id, { parts: wanted, facts });
  await putSite(store, previewSiteKey(id), archive);
  return { ...made, problems: [...(await withdrawnGate(store, changed)), ...problems] };
}

async function readLive(store: Store): Promise<NamedDeployment | null> {
  return (await readLiveDeployment(store))?.deployment ?? null;
}

/** @param against name of the deployment that is live */
async function previewFacts(
  store: Store,
  changed: DeploymentParts,
  against: string | null,
): Promise<PreviewFacts> {
  const releases: PreviewFacts['releases'] = [];
  for (const [part, { release }] of Object.entries(changed)) {
    const manifest = (await readRelease(store, part, release))?.manifest;
    if (manifest) releases.push({ part, release, message: manifest.message, time: shortTime(manifest.time) });
  }
  return { releases, against };
}

/** What is there in other bytes was altered, or composed by another version of the tool. */
async function putSite(store: Store, key: string, site: Buffer): Promise<void> {
  if ((await store.create(key, site)) === 'created' || (await store.read(key))?.body.equals(site)) return;
  await store.remove(key);
  await store.create(key, site);
}
