/** A browser's caches, in memory; of the options of a look-up they know `cacheName` alone. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  async match(address: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.caches) {
      const found = !cacheName || name === cacheName ? await cache.match(address) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(address: string): Promise<Response | undefined> {
    return this.entries.get(address)?.clone();
  }

  async put(address: string, response: Response): Promise<void> {
    this.entries.set(address, response);
  }

  async delete(address: string): Promise<boolean> {
    return this.entries.delete(address);
  }
}
