import { encodeBrotli, isCompressible } from '@site/addresses';
import type { SiteVersion } from '@site/gates';
import { composePreview, composeSite } from '@site/composer';
import {
  type DeploymentParts,
  type NamedDeployment,
  type ReleaseManifest,
  bytesOf,
  readDeployedFiles,
  readParts,
  readPreview,
  readRelease,
} from '@site/ledger';
import { shortTime } from '@site/text';
import type { Store } from '@site/store';

/** A deployment of the history. @throws SiteError `site-pruned`, `site-missing`, and what reading its files throws */
export async function deploymentVersion(
  store: Store,
  deployment: NamedDeployment,
  live: NamedDeployment,
): Promise<SiteVersion> {
  return {
    kind: 'deployment',
    name: deployment.name,
    isLive: deployment.name === live.name,
    title: `deployment ${deployment.name} (${deployment.name === live.name ? 'live' : shortTime(deployment.record.time)})`,
    manifests: await readManifests(store, deployment.record.parts),
    ...(await filesOf((await readDeployedFiles(store, deployment)).files)),
  };
}

/** A preview, or null when none of that id is complete. @throws what reading its files throws */
export async function previewVersion(store: Store, id: string): Promise<SiteVersion | null> {
  const [preview, files] = await Promise.all([readPreview(store, id), composePreview(store, id)]);
  if (!preview || !files) return null;
  return {
    kind: 'preview',
    name: id,
    isLive: false,
    title: `preview ${id}`,
    manifests: await readManifests(store, preview.parts),
    ...(await filesOf(files)),
  };
}

/**
 * What would be live after a promotion of these releases, composed in memory; nothing is stored. When all of them are
 * live already, it is what is live.
 * @throws SiteError, and whatever a page throws while it renders
 */
export async function candidateVersion(
  store: Store,
  live: NamedDeployment,
  parts: DeploymentParts,
): Promise<SiteVersion> {
  const changed = Object.entries(parts).filter(
    ([part, { release }]) => live.record.parts[part]?.release !== release,
  );
  if (changed.length === 0)
    return { ...(await deploymentVersion(store, live, live)), title: 'the same: nothing else to put live' };

  const { manifests, builds } = await readParts(store, { ...live.record.parts, ...parts });
  const composed = await composeSite({
    deployment: live.name,
    basePath: '',
    visits: live.record.visits,
    builds,
  });
  const files = Object.fromEntries(Object.entries(composed).map(([name, file]) => [name, bytesOf(file)]));
  return {
    kind: 'candidate',
    name: null,
    isLive: false,
    title: `${changed.map(([part, { release }]) => `${part}@${release}`).join(', ')}, if promoted`,
    manifests,
    files,
    sizes: await sizesOf(files),
  };
}

async function filesOf(site: ReadonlyMap<string, Buffer>): Promise<Pick<SiteVersion, 'files' | 'sizes'>> {
  const files = Object.fromEntries(site);
  return { files, sizes: await sizesOf(files) };
}

/** The manifests of a deployment's releases; those that were pruned are left out. */
async function readManifests(
  store: Store,
  parts: Record<string, { release: string }>,
): Promise<Record<string, ReleaseManifest>> {
  const stored = await Promise.all(
    Object.entries(parts).map(([part, { release }]) => readRelease(store, part, release)),
  );
  return Object.fromEntries(
    stored.flatMap((found) => (found ? [[found.manifest.part, found.manifest]] : [])),
  );
}

async function sizesOf(files: Record<string, Buffer>): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    Object.entries(files).map(async ([name, body]) => [
      name,
      isCompressible(name) ? (await encodeBrotli(body, 'quick')).length : body.length,
    ]),
  );
  return Object.fromEntries(sizes) as Record<string, number>;
}
