import { OFFLINE_LIST_FILE, type OfflineList } from '@site/shared/contracts';

/** Every cache of this layout begins like this; a change of the layout takes another number. */
const LAYOUT = 'site-1';

/** Holds the record of what is kept. */
const RECORD_CACHE = LAYOUT;
const RECORD = '/kept-locks';

/** Stands in a lock's cache once all of the lock is there. */
const LIST = `/${OFFLINE_LIST_FILE}`;

/** Whether an address is a release's file: immutable, and the same for all locks that name the release. */
export const isReleaseFile = (address: string) => address.startsWith('/_r/');

const cacheOf = (lock: string) => `${LAYOUT}:${lock}`;

/**
 * The sites that this browser keeps, one cache for each lock. A page is put into its lock's cache after all its files,
 * so a page that is there is whole; and as every address of a release's file names the release, it never meets a file
 * of another lock.
 */
export class KeptLocks {
  constructor(private readonly caches: CacheStorage) {}

  /** Names of the locks, the one that was live last first. */
  async names(): Promise<string[]> {
    const record = await this.caches.match(RECORD, { cacheName: RECORD_CACHE });
    return record ? ((await record.json()) as string[]) : [];
  }

  /** The cache of a lock, made where there is none. It counts only when the lock is marked as live. */
  open(lock: string): Promise<Cache> {
    return this.caches.open(cacheOf(lock));
  }

  /** From now on, pages of this lock are preferred to those of all others. */
  async markLive(lock: string): Promise<void> {
    const names = [lock, ...(await this.names()).filter((name) => name !== lock)];
    await this.record(names);
  }

  /** Notes that all of a lock is in its cache. */
  async markWhole(list: OfflineList): Promise<void> {
    await (await this.open(list.lock)).put(LIST, new Response(JSON.stringify(list)));
  }

  /** What is kept of the newest lock; undefined when there is none, or it is not whole. */
  async wholeList(): Promise<OfflineList | undefined> {
    const [newest] = await this.names();
    const list = newest && (await this.caches.match(LIST, { cacheName: cacheOf(newest) }));
    return list ? ((await list.json()) as OfflineList) : undefined;
  }

  /** A page, or another file of the site itself, as the newest lock has it that has it. */
  async siteFile(path: string): Promise<Response | undefined> {
    for (const lock of await this.names()) {
      const file = await this.caches.match(path, { cacheName: cacheOf(lock), ignoreVary: true });
      if (file) return file;
    }
    return undefined;
  }

  /** A release's file: whichever lock it was kept for, its address stands for its bytes. */
  releaseFile(address: string): Promise<Response | undefined> {
    return this.caches.match(address, { ignoreVary: true });
  }

  /** Forgets a release's file, of whichever lock; no lock counts as whole then. */
  async forgetFile(address: string): Promise<void> {
    for (const name of await this.caches.keys()) {
      const cache = await this.caches.open(name);
      await Promise.all([cache.delete(address, { ignoreVary: true }), cache.delete(LIST)]);
    }
  }

  /** Forgets all locks but the newest, what was left half done, and what another layout left. */
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
