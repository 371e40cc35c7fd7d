import { OFFLINE_LIST_FILE, type OfflineList, RELEASES_PATH } from '@site/shared/contracts';
import type { KeptList } from './live-list';
import { verifyPage, verifyReleaseFile } from './verify-kept';

/** Every cache of this layout begins like this; a change of the layout takes another number. */
const LAYOUT = 'site-2';

/** Holds the record of what is kept. */
const RECORD_CACHE = LAYOUT;
const RECORD = '/kept-deployments';

/** Stands in a deployment's cache from the start: what belongs there, with its integrity. */
const LIST = `/${OFFLINE_LIST_FILE}`;

/** Stands in a deployment's cache once all of the deployment is there. */
const WHOLE = '/whole.json';

/** Whether an address is a release's file: immutable, and the same for all deployments that name the release. */
export const isReleaseFile = (address: string) => address.startsWith(RELEASES_PATH);

const cacheOf = (deployment: string) => `${LAYOUT}:${deployment}`;

/**
 * The sites that this browser keeps, one cache for each deployment. A page is put into its deployment's cache after all its files,
 * so a page that is there is whole; and as every address of a release's file names the release, it never meets a file
 * of another deployment. Every script of the origin can write into these caches, so nothing comes out of them that does not
 * have the integrity of its deployment's list.
 */
export class KeptDeployments {
  /** Integrity by path, for each deployment. The server's own word while this worker runs; later the kept list's. */
  private readonly integrity = new Map<string, Map<string, string>>();

  constructor(private readonly caches: CacheStorage) {}

  /** Names of the deployments, the one that was live last first. */
  async names(): Promise<string[]> {
    const record = await this.caches.match(RECORD, { cacheName: RECORD_CACHE });
    return record ? ((await record.json()) as string[]) : [];
  }

  /**
   * The cache of a deployment, made where there is none. It counts only when the deployment is marked as live.
   * @param list from the server: it takes the place of a kept one that says something else
   */
  async open(list: KeptList): Promise<Cache> {
    const cache = await this.caches.open(cacheOf(list.deployment));
    const fromServer = JSON.stringify(list);
    const kept = await cache.match(LIST);
    if ((await kept?.text()) !== fromServer) {
      await cache.delete(WHOLE);
      await cache.put(LIST, new Response(fromServer));
    }
    this.integrity.set(list.deployment, integrityByPath(list));
    return cache;
  }

  /**
   * From now on, pages of this deployment are preferred to those of all others. Those of later ones are not shown any
   * more: they were taken back.
   */
  async markLive(deployment: string): Promise<void> {
    // Names begin with the deployment's number, which has leading zeros and only goes up.
    const earlier = (await this.names()).filter((name) => name < deployment);
    await this.record([deployment, ...earlier]);
  }

  /** Notes that all of a deployment is in its cache. */
  async markWhole(deployment: string): Promise<void> {
    const cache = await this.caches.open(cacheOf(deployment));
    await cache.put(WHOLE, new Response('true'));
  }

  async isWhole(deployment: string): Promise<boolean> {
    return Boolean(await this.caches.match(WHOLE, { cacheName: cacheOf(deployment) }));
  }

  /** What is kept of the newest deployment; undefined when there is none, or it is not whole. */
  async wholeList(): Promise<OfflineList | undefined> {
    const [newest] = await this.names();
    return newest !== undefined && (await this.isWhole(newest)) ? this.keptList(newest) : undefined;
  }

  /** Addresses of the lists of which the newest deployment's pages are kept. */
  async lists(): Promise<string[]> {
    const [newest] = await this.names();
    return (newest !== undefined && (await this.keptList(newest))?.lists) || [];
  }

  /** A page, or another file of the site itself, as the newest deployment has it that has it. */
  async siteFile(path: string): Promise<Response | undefined> {
    for (const deployment of await this.names()) {
      const file = await this.fileOf(deployment, path);
      if (file) return file;
    }
    return undefined;
  }

  /**
   * A release's file: whichever deployment it was kept for, its address stands for its bytes.
   * @param integrity only as a deployment whose list says the same has it
   */
  async releaseFile(address: string, integrity?: string): Promise<Response | undefined> {
    const path = pathOf(address);
    for (const deployment of await this.names()) {
      const known = (await this.integrityOf(deployment)).get(path);
      const file =
        integrity === undefined || known === integrity ? await this.fileOf(deployment, path) : undefined;
      if (file) return file;
    }
    return undefined;
  }

  /** What a deployment has under a path. What is not what its list says counts as not kept, and is forgotten. */
  async fileOf(deployment: string, path: string): Promise<Response | undefined> {
    const integrity = (await this.integrityOf(deployment)).get(path);
    if (integrity === undefined) return undefined;
    const kept = await this.caches.match(path, { cacheName: cacheOf(deployment), ignoreVary: true });
    if (!kept) return undefined;
    const file = await verify(kept, path, integrity);
    if (!file) await this.forgetIn(cacheOf(deployment), path);
    return file;
  }

  /** Forgets a release's file, of whichever deployment; no deployment counts as whole then. */
  async forgetFile(address: string): Promise<void> {
    for (const name of await this.caches.keys()) await this.forgetIn(name, pathOf(address));
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

  private async forgetIn(cacheName: string, path: string): Promise<void> {
    const cache = await this.caches.open(cacheName);
    await Promise.all([cache.delete(path, { ignoreVary: true }), cache.delete(WHOLE)]);
  }

  private async keptList(deployment: string): Promise<KeptList | undefined> {
    const list = await this.caches.match(LIST, { cacheName: cacheOf(deployment) });
    return list && ((await list.json()) as KeptList);
  }

  private async integrityOf(deployment: string): Promise<Map<string, string>> {
    const known = this.integrity.get(deployment);
    if (known) return known;
    const list = await this.keptList(deployment);
    const integrity = list ? integrityByPath(list) : new Map<string, string>();
    this.integrity.set(deployment, integrity);
    return integrity;
  }
}

/** What is kept under a path, as it may be shown. */
async function verify(kept: Response, path: string, integrity: string): Promise<Response | undefined> {
  if (!isReleaseFile(path)) return verifyPage(kept, integrity);
  // To Firefox, what came from no address is the worker's own script: the pages' policy lets nothing of there run.
  return pathOf(kept.url) === path ? verifyReleaseFile(kept, integrity) : undefined;
}

function integrityByPath({ pages, later }: OfflineList): Map<string, string> {
  return new Map([
    ...Object.entries(later),
    ...Object.values(pages).flatMap(({ files }) => Object.entries(files)),
    ...Object.entries(pages).map(([path, { integrity }]): [string, string] => [path, integrity]),
  ]);
}

/** Addresses of requests are absolute, those of lists are not. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://this.origin');
  return pathname + search;
}
