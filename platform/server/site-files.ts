import { LRUCache } from 'lru-cache';
import { composePreview } from '@site/composer';
import type { ReleaseFileAddress } from '@site/addresses';
import { type StoredSite, filesFolder, isPreviewId, previewKey, readSharedFile } from '@site/ledger';
import type { Store } from '@site/store';
import { CompressedFiles, type Encoding, type SiteFile } from './site-file';

const CACHE_BYTES = 64 * 1024 * 1024;

/** How long a file that is not there is remembered, in ms: shorter than a promotion takes to show. */
const MISSING_TTL_MS = 500;
const MAX_MISSING = 10_000;
/** Each is some MB in memory. */
const MAX_PREVIEWS = 8;

type PreviewFiles = ReadonlyMap<string, Buffer>;

/** Files of a store by key. Everything under these keys is immutable, so what was read once stays in memory. */
export class SiteFiles {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    // Compressed, it takes a third more.
    sizeCalculation: ({ length }) => Math.ceil(length * 1.4) + 1,
  });
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });

  /** Composed once: its id names all that it is made of. */
  private readonly previews = new LRUCache<string, Promise<PreviewFiles | null>>({ max: MAX_PREVIEWS });

  private readonly compressed = new CompressedFiles();

  constructor(private readonly store: Store) {}

  /** A file of a composed site, in the first of the accepted encodings if that is smaller; null when the site has none of that name. */
  async findIn(
    { files }: Pick<StoredSite, 'files'>,
    name: string,
    accepted: Encoding[],
  ): Promise<SiteFile | null> {
    const body = files.get(name);
    return body ? this.compressed.find(name, body, accepted) : null;
  }

  /** The same for a file of a preview. @throws SiteError as {@link composePreview} does */
  async findInPreview(id: string, name: string, accepted: Encoding[]): Promise<SiteFile | null> {
    const files = await this.previewFiles(id);
    return files && this.findIn({ files }, name, accepted);
  }

  /** All files of a preview by name; null when there is none of that id. @throws SiteError as {@link composePreview} does */
  async previewFiles(id: string): Promise<PreviewFiles | null> {
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
   * @throws SiteError `release-file-altered`
   */
  async findOfPart({ part, file }: ReleaseFileAddress, accepted: Encoding[]): Promise<SiteFile | null> {
    const key = filesFolder(part) + file;
    if (this.missing.has(key)) return null;
    const body = this.cache.get(key) ?? (await readSharedFile(this.store, key));
    if (body) this.cache.set(key, body);
    else this.missing.set(key, true);
    return body && this.compressed.find(file, body, accepted);
  }
}
