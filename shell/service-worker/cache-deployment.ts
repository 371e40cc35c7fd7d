import type { IntegrityByAddress, KeepRequest, OfflineList } from '@site/shared/contracts';
import { isReleaseFile, type KeptDeployments } from './cached-deployments';

export interface KeepOptions {
  deployments: KeptDeployments;
  /** What is live now. */
  list: OfflineList;
  /** Path of the page that the visitor reads. */
  path: string;
  /** Whether to keep what the visitor has not asked for as well: the other pages, and code for later. */
  everything: boolean;
  fetchVerified: FetchVerified;
}

/**
 * Fetches what fits an integrity.
 * @throws when it cannot be had, or is not what the integrity says
 */
type FetchVerified = (address: string, integrity: string) => Promise<Response>;

/**
 * Keeps the live deployment, the visitor's page first. Going on after an interruption fetches only what is missing.
 * @returns whether all pages of the deployment are kept now
 * @throws when something cannot be had; what was kept before stays as it was
 */
export async function keepDeployment({
  deployments,
  list,
  path,
  everything,
  fetchVerified,
}: KeepOptions): Promise<boolean> {
  const cache = await deployments.open(list);
  if (await deployments.isWhole(list.deployment)) {
    await deployments.markLive(list.deployment);
    return true;
  }

  async function keepFiles(files: IntegrityByAddress): Promise<void> {
    await Promise.all(Object.entries(files).map(([address, integrity]) => keep(address, integrity)));
  }

  async function keep(address: string, integrity: string): Promise<void> {
    if (await deployments.fileOf(list.deployment, address)) return;
    // Another deployment may have brought the file already.
    const kept = isReleaseFile(address) ? await deployments.releaseFile(address, integrity) : undefined;
    await cache.put(address, kept ?? (await fetchVerified(address, integrity)));
  }

  async function keepPage(pagePath: string): Promise<void> {
    const page = list.pages[pagePath];
    if (!page) return;
    await keepFiles(page.files);
    await keep(pagePath, page.integrity);
    await deployments.markLive(list.deployment);
  }

  await keepPage(path);
  const paths = Object.keys(list.pages);
  if (everything) {
    await keepFiles(list.later);
    for (const other of paths) await keepPage(other);
  }
  const kept = await Promise.all(paths.map((pagePath) => cache.match(pagePath, { ignoreVary: true })));
  const isWhole = kept.every(Boolean);
  if (isWhole && everything) await deployments.markWhole(list.deployment);
  return isWhole;
}

/**
 * Whether the page that the visitor reads is newer than what is kept in its deployment's name alone: another team has shipped.
 * What that team changed is fetched when the visitor comes to see it; until then the kept site is whole as it is.
 */
export async function onlyOtherPagesChanged(
  deployments: KeptDeployments,
  { keep, deployment, releases }: KeepRequest,
): Promise<boolean> {
  const list = await deployments.wholeList();
  // A tab of an older site says less of itself.
  if (!list || !Array.isArray(releases)) return false;
  // An earlier one is live again: what was taken back is not kept any longer than until now.
  if (deployment <= list.deployment) return false;
  const files = Object.keys(list.pages[keep]?.files ?? {});
  return releases.every((release) => files.some((file) => file.startsWith(release)));
}
