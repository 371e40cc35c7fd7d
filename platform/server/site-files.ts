import { LRUCache } from 'lru-cache';
import { composePreview } from '@site/composer';
import { type ReleaseFileAddress, policyOfFile } from '@site/addresses';
import {
  type ReleaseManifest,
  type StoredSite,
  isPreviewId,
  manifestKey,
  partNameSchema,
  previewKey,
  readRelease,
  releaseFolder,
  releaseIdSchema,
  validateFile,
} from '@site/ledger';
import { type Store, isSafeKey } from '@site/store';
import { SiteError } from '@site/errors';
import { ComposedFiles, type Encoding, readyToSend, type SiteFile } from './site-file';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const CACHE_BYTES = 64 * 1024 * 1024;

/** How long a file that is not there is remembered, in ms: shorter than a promotion takes to show. */
const MISSING_TTL_MS = 500;
const MAX_MISSING = 10_000;
const MAX_MANIFESTS = 200;
/** Each is some MB in memory. */
const MAX_PREVIEWS = 8;

type PreviewFiles = ReadonlyMap<string, Buffer>;
type FilesByPath = Map<string, ReleaseManifest['files'][number]>;

/** Files of a store by key. Everything under these keys is immutable, so what was read once stays in memory. */
export class SiteFiles {
  private readonly cache = new LRUCache<string, SiteFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });

  /** Composed once: its id names all that it is made of. */
  private readonly previews = new LRUCache<string, Promise<PreviewFiles | null>>({ max: MAX_PREVIEWS });

  private readonly composed = new ComposedFiles();

  private readonly manifests = new LRUCache<string, FilesByPath>({ max: MAX_MANIFESTS });

  constructor(private readonly store: Store) {}

  /** A file of a composed site, in the first of the accepted encodings if that is smaller; null when the site has none of that name. */
  async findIn(
    { files }: Pick<StoredSite, 'files'>,
    name: string,
    accepted: Encoding[],
  ): Promise<SiteFile | null> {
    const body = files.get(name);
    return body ? this.composed.find(name, body, accepted) : null;
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
   * A file of a release, in the first of the accepted encodings that there is, else as it is; null when its manifest, which says
   * what there is, has none of that name. Files of releases that are not live are sent, too: a visitor may have an older page open.
   * @throws SiteError `release-altered`, `release-file-altered`
   */
  async findInRelease(
    { part, release, file }: ReleaseFileAddress,
    accepted: Encoding[],
  ): Promise<SiteFile | null> {
    const records = await this.recordsOf(part, release);
    for (const encoding of [...accepted, null]) {
      if (!records?.has(nameIn(encoding, `browser/${file}`))) continue;
      const folder = releaseFolder(part, release);
      return this.read(`${folder}browser/${file}`, encoding, (stored, key) => {
        const record = records.get(key.slice(folder.length));
        // One that was pruned is no altered one.
        const problem = record && stored && validateFile(key, stored, record, [...records.values()]);
        if (problem) throw new SiteError(problem.code, problem.message, problem.remedy);
        return stored;
      });
    }
    return null;
  }

  /** The files of a release by path; null for one that is not published. */
  private async recordsOf(part: string, release: string): Promise<FilesByPath | null> {
    if (!releaseIdSchema.safeParse(release).success || !partNameSchema.safeParse(part).success) return null;
    const key = manifestKey(part, release);
    const known = this.manifests.get(key);
    if (known) return known;
    if (this.missing.has(key)) return null;
    const stored = await readRelease(this.store, part, release);
    if (!stored) {
      this.missing.set(key, true);
      return null;
    }
    const records = new Map(stored.manifest.files.map((record) => [record.path, record]));
    this.manifests.set(key, records);
    return records;
  }

  /** @param check given the stored bytes, also of the file that an encoded one stands for; what it throws keeps the file from being sent */
  private async read(
    key: string,
    encoding: Encoding | null,
    check: (stored: Buffer | null, key: string) => Buffer | null,
  ): Promise<SiteFile | null> {
    // By what it stands for: asked for by its own name, a sibling would be another file of the same bytes.
    const cacheKey = `${encoding ?? 'as it is'} ${key}`;
    const cached = this.cache.get(cacheKey);
    if (cached) return cached;
    const storedKey = nameIn(encoding, key);
    if (!isSafeKey(storedKey) || this.missing.has(storedKey)) return null;

    const body = check((await this.store.read(storedKey))?.body ?? null, storedKey);
    if (!body) {
      this.missing.set(storedKey, true);
      return null;
    }
    const name = key.slice(key.lastIndexOf('/') + 1);
    const policy = encoding
      ? (await this.read(key, null, check))?.headers['Content-Security-Policy']
      : policyOfFile(name, body.toString());
    const file = readyToSend({ name, body, encoding, policy: policy ?? null });
    this.cache.set(cacheKey, file);
    return file;
  }
}

function nameIn(encoding: Encoding | null, name: string): string {
  return encoding ? name + SUFFIX[encoding] : name;
}
