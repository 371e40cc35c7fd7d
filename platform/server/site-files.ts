import { LRUCache } from 'lru-cache';
import { composePreview } from '@site/composer';
import type { ReleaseFileAddress } from '@site/addresses';
import {
  type StoredSite,
  assertStillThere,
  filesFolder,
  isPreviewId,
  liveCopyOf,
  previewKey,
  readSharedFile,
} from '@site/ledger';
import type { Store } from '@site/store';
import { Background, CompressedFile, type Encoding, type SiteFile } from './site-file';

const CACHE_BYTES = 64 * 1024 * 1024;

/** How long a file that is not there is remembered, in ms: shorter than a promotion takes to show. */
const MISSING_TTL_MS = 500;
const MAX_MISSING = 10_000;
/** Composed sites and previews. Each is some MB in memory. */
const MAX_SITES = 8;

type FilesByName = ReadonlyMap<string, Buffer>;

/** Files of a store by key. Everything under these keys is immutable, so what was read once stays in memory. */
export class SiteFiles {
  private readonly cache = new LRUCache<string, CompressedFile>({
    maxSize: CACHE_BYTES,
    // Compressed, it takes a third more.
    sizeCalculation: ({ size }) => Math.ceil(size * 1.4) + 1,
  });
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });

  /** Composed once: its id names all that it is made of. */
  private readonly previews = new LRUCache<string, Promise<FilesByName | null>>({ max: MAX_SITES });

  /** What was asked for of composed sites. */
  private readonly sites = new LRUCache<FilesByName, Map<string, CompressedFile>>({ max: MAX_SITES });

  private readonly background = new Background();

  constructor(private readonly store: Store) {}

  /** A file of a composed site, in the first of the accepted encodings if that is smaller; null when the site has none of that name. */
  async findIn(
    { files }: Pick<StoredSite, 'files'>,
    name: string,
    accepted: Encoding[],
  ): Promise<SiteFile | null> {
    const body = files.get(name);
    if (!body) return null;
    const asked = this.sites.get(files) ?? new Map<string, CompressedFile>();
    this.sites.set(files, asked);
    // A copy, since what other sites share would hold all of this one's archive in memory.
    const make = () => new CompressedFile(name, Buffer.from(body), this.background);
    const file = asked.get(name) ?? this.askedBefore(name, body) ?? make();
    asked.set(name, file);
    return file.as(accepted);
  }

  /** A file that another site has, too: a promotion leaves most that are no pages as they were, and none is compressed twice. */
  private askedBefore(name: string, body: Buffer): CompressedFile | undefined {
    const others = [...this.sites.values()].map((files) => files.get(name));
    return others.find((other) => other?.holds(body));
  }

  /** The same for a file of a preview. @throws SiteError as {@link composePreview} does */
  async findInPreview(id: string, name: string, accepted: Encoding[]): Promise<SiteFile | null> {
    const files = await this.previewFiles(id);
    return files && this.findIn({ files }, name, accepted);
  }

  /** All files of a preview by name; null when there is none of that id. @throws SiteError as {@link composePreview} does */
  async previewFiles(id: string): Promise<FilesByName | null> {
    // One that was pruned is shown no longer.
    if (!isPreviewId(id) || !(await this.store.has(previewKey(id)))) return null;
    const known = this.previews.get(id);
    if (known) return known;
    const composing = composePreview(this.store, id);
    this.previews.set(id, composing);
    const forget = () => this.previews.delete(id);
    composing.then((files) => files ?? forget(), forget);
    return composing;
  }

  /**
   * A file of a part, in the first of the accepted encodings if that is smaller; null when no release brought it. Files of releases that
   * are not live are sent, too: a visitor may have an older page open.
   * @throws SiteError `release-file-altered`, `store-missing`
   */
  async findOfPart({ part, file }: ReleaseFileAddress, accepted: Encoding[]): Promise<SiteFile | null> {
    const key = filesFolder(part) + file;
    if (this.missing.has(key)) return null;
    const known = this.cache.get(key);
    if (known) return known.as(accepted);
    const kept = await liveCopyOf(this.store)?.readFile(key);
    const body = kept ?? (await readSharedFile(this.store, key));
    if (!body) {
      // No file is there where a folder's store is away: not to be told as one that no release brought.
      await assertStillThere(this.store);
      this.missing.set(key, true);
      return null;
    }
    // Others may have asked for it meanwhile.
    const read = this.cache.get(key) ?? new CompressedFile(file, body, this.background);
    this.cache.set(key, read);
    return read.as(accepted);
  }
}
