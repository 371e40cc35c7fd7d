import { OFFLINE_LIST_FILE, type OfflineList } from '@site/shared/contracts';

/** Every cache of this layout begins like this; a change of the layout takes another number. */
const LAYOUT = 'site-1';

/** Holds the record of what is kept. */
const RECORD_CACHE = LAYOUT;
const RECORD = '/kept-deployments';

/** Stands in a deployment's cache once all of the deployment is there. */
const LIST = `/${OFFLINE_LIST_FILE}`;

/** Whether an address is a release's file: immutable, and the same for all deployments that name the release. */
export const isReleaseFile = (address: string) => address.startsWith('/_r/');

const cacheOf = (deployment: string) => `${LAYOUT}:${deployment}`;

/**
 * The sites that this browser keeps, one cache for each deployment. A page is put into its deployment's cache after all its files,
 * so a page that is there is whole; and as every address of a release's file names the release, it never meets a file
 * of another deployment.
 */
export class KeptDeployments {
  constructor(private readonly caches: CacheStorage) {}

  /** Names of the deployments, the one that was live last first. */
  async names(): Promise<string[]> {
    const record = await this.caches.match(RECORD, { cacheName: RECORD_CACHE });
    return record ? ((await record.json()) as string[]) : [];
  }

  /** The cache of a deployment, made where there is none. It counts only when the deployment is marked as live. */
  open(deployment: string): Promise<Cache> {
    return this.caches.open(cacheOf(deployment));
  }

  /** From now on, pages of this deployment are preferred to those of all others. */
  async markLive(deployment: string): Promise<void> {
    const names = [deployment, ...(await this.names()).filter((name) => name !== deployment)];
    await this.record(names);
  }

  /** Notes that all of a deployment is in its cache. */
  async markWhole(list: OfflineList): Promise<void> {
    await (await this.open(list.deployment)).put(LIST, new Response(JSON.stringify(list)));
  }

  /** What is kept of the newest deployment; undefined when there is none, or it is not whole. */
  async wholeList(): Promise<OfflineList | undefined> {
    const [newest] = await this.names();
    const list = newest && (await this.caches.match(LIST, { cacheName: cacheOf(newest) }));
    return list ? ((await list.json()) as OfflineList) : undefined;
  }

  /** A page, or another file of the site itself, as the newest deployment has it that has it. */
  async siteFile(path: string): Promise<Response | undefined> {
    for (const deployment of await this.names()) {
      const file = await this.caches.match(path, { cacheName: cacheOf(deployment), ignoreVary: true });
      if (file) return file;
    }
    return undefined;
  }

  /** A release's file: whichever lock it was kept for, its address stands for its bytes. */
  releaseFile(address: string): Promise<Response | undefined> {
    return this.caches.match(address, { ignoreVary: true });
  }

  /** Forgets a release's file, of whichever deployment; no deployment counts as whole then. */
  async forgetFile(address: string): Promise<void> {
    for (const name of await this.caches.keys()) {
      const cache = await this.caches.open(name);
      await Promise.all([cache.delete(address, { ignoreVary: true }), cache.delete(LIST)]);
    }
  }

  /** Forgets all deployments but the newest, what was left half done, and what another layout left. */
  async prune(count: number): Promise<void> {
    const names = (await this.names()).slice(0, count);
    await this.record(names);
    const wanted = new Set([RECORD_CACHE, ...names.map(cacheOf)]);
    for (const name of await this.caches.keys()) if (!wanted.has(name)) await this.caches.delete(name);
  }

  private async record(names: string[]): Promise<void> {
    const cache = await this.caches.open(RECORD_CACHE);
    await cache.put(RECORD, new Response(JSON.stringify(names)));
  }
}
