import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type NamedDeployment, siteTreeOf } from '../deployments/deployment';
import { moveLivePointer, readLiveDeployment, readLivePointer } from '../deployments/deployment-chain';
import { type StoredSite, readDeployedFiles } from '../deployments/stored-site';
import { deploymentKey, filesFolder, manifestKey, siteKey } from '../records/record-fields';
import { releaseFileKey } from '../releases/release-manifest';
import { readRelease, readSharedFile } from '../releases/releases';
import { SiteError } from '@site/errors';
import {
  type ContentHash,
  FolderStore,
  type Store,
  StoreConflict,
  hashOf,
  hashOfIntegrity,
  mapLimited,
} from '@site/store';

/** What visitors get: a deployment and its composed files. */
export interface LiveSite {
  deployment: NamedDeployment;
  files: StoredSite;
}

/** How old files are, in ms, that are removed once they are not live: visitors may have an older page open, for which the store has them. */
const LEFT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** How often it is noted that what is kept is live, in ms. */
const NOTE_EVERY_MS = 60_000;

/**
 * What was live, with all files that its pages load, in a folder of this machine, from which it is served while its store is away. It is
 * a store itself, whose live pointer moves once everything is there; every byte that is read from it has the hash that its records name.
 */
class LiveCopy {
  private readonly copy: FolderStore;
  private underWay: Promise<unknown> = Promise.resolve();
  /** The deployment that is kept whole, by name; null for none yet. */
  kept: string | null = null;
  private notedAt = -Infinity;

  constructor(folder: string, name: string) {
    this.copy = new FolderStore(join(folder, 'live', hashOf('sha256', Buffer.from(name)).slice(-16)));
  }

  /** What was live when it was kept; null where nothing was, or where it was damaged since. */
  async read(): Promise<LiveSite | null> {
    try {
      const deployment = await readLiveDeployment(this.copy);
      if (!deployment) return null;
      const files = await readDeployedFiles(this.copy, deployment);
      this.kept ??= deployment.name;
      return { deployment, files };
    } catch {
      return null;
    }
  }

  /** Notes, once a minute, that the store says what is live, for a server that starts when it does not. */
  async noteLive(name: string): Promise<void> {
    if (name !== this.kept || performance.now() - this.notedAt < NOTE_EVERY_MS) return;
    this.notedAt = performance.now();
    const now = new Date();
    await utimes(this.copy.root, now, now).catch(() => undefined);
  }

  /** When what is kept was live for certain, to the minute; null where that is not known. */
  async liveAt(): Promise<Date | null> {
    return (await stat(this.copy.root).catch(() => null))?.mtime ?? null;
  }

  /** A file of a part, by its key; null where it is not kept, or was damaged. */
  readFile(key: string): Promise<Buffer | null> {
    return readSharedFile(this.copy, key).catch(() => null);
  }

  /**
   * Keeps what is live. What is there is not read from the store again; what was damaged is.
   * @throws SiteError `live-file-damaged`, and the faults of the store and of the folder
   */
  keep(store: Store, live: NamedDeployment): Promise<void> {
    const keeping = this.underWay.then(() => this.keepNow(store, live));
    this.underWay = keeping.catch(() => undefined);
    return keeping;
  }

  private async keepNow(store: Store, live: NamedDeployment): Promise<void> {
    const before = await readLivePointer(this.copy);
    const hashes = await hashesOf(store, live);
    await mapLimited([...hashes], ([key, hash]) => this.keepFile(store, key, hash));
    await moveLivePointer(this.copy, before?.version ?? null, live).catch((error: unknown) => {
      // Another server of this machine keeps it, too.
      if (!(error instanceof StoreConflict)) throw error;
    });
    this.kept = live.name;
    for (const folder of ['deployments/', 'sites/', 'files/'])
      for (const key of await this.copy.list(folder)) {
        const writtenAt = hashes.has(key) ? null : await this.copy.writtenAt(key);
        if (writtenAt && Date.now() - writtenAt.getTime() > LEFT_FOR_MS) await this.copy.remove(key);
      }
  }

  private async keepFile(store: Store, key: string, hash: ContentHash): Promise<void> {
    const readFrom = async (from: Store) => {
      const body = (await from.read(key, hash))?.body;
      return body && hashOf('sha256', body) === hash ? body : null;
    };
    if (await readFrom(this.copy)) return;
    const body = await readFrom(store);
    if (!body) throw damaged(store, key);
    // A removal takes folders away that it leaves empty: those in which other files are being written.
    if (await this.copy.has(key)) await this.copy.remove(key);
    await this.copy.create(key, body);
  }
}

/** All that is read of a store to serve a deployment, with its hashes. */
async function hashesOf(store: Store, live: NamedDeployment): Promise<Map<string, ContentHash>> {
  const hashes = new Map([
    [deploymentKey(live.name), `sha256:${live.sha256}`],
    [siteKey(siteTreeOf(live)), `sha256:${live.filesSha256}`],
  ]);
  for (const [part, { release, manifestSha256 }] of Object.entries(live.record.parts)) {
    const stored = await readRelease(store, part, release, manifestSha256);
    if (stored?.sha256 !== manifestSha256) throw damaged(store, manifestKey(part, release));
    for (const { path, integrity } of stored.manifest.files) {
      const key = releaseFileKey(stored.manifest, path);
      if (key.startsWith(filesFolder(part))) hashes.set(key, hashOfIntegrity(integrity));
    }
  }
  return hashes;
}

function damaged(store: Store, key: string): SiteError {
  return new SiteError(
    'live-file-damaged',
    `"${key}" is of what is live, and in ${store.describe()} it is missing or altered.`,
    'See what else is damaged (npm run site -- verify), and restore it from a backup.',
  );
}

type Copied = Store & { liveCopy?: LiveCopy };

/**
 * Has what is live of a store kept on this machine.
 * @param folder of all copies
 * @param name of the store that is the same for no other
 * @returns whether something of it is there already
 */
export async function keepLive(store: Copied, folder: string, name: string): Promise<boolean> {
  store.liveCopy = new LiveCopy(folder, name);
  return (await store.liveCopy.read()) !== null;
}

/** What is kept on this machine of what is live in a store; undefined where nothing is to be. */
export function liveCopyOf(store: Copied): LiveCopy | undefined {
  return store.liveCopy;
}
