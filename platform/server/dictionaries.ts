import { hash as digest } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type StoredSite, readSite } from '@site/ledger';
import type { Store } from '@site/store';
import type { Answer } from './answer-server';
import type { SiteFile } from './site-file';
import type { SiteFiles } from './site-files';

const compress = promisify(zstdCompress);

const sha256 = (body: Buffer) => digest('sha256', body, 'base64');

/** A page that differs by a sentence is 0.3 kB. Lower levels lose what was moved; higher ones take ten times the 2 ms for 5 % less. */
const LEVEL = 5;

/** What `dcz` begins with, before the SHA-256 of its dictionary (RFC 9842 §5). */
const DCZ = Buffer.from('5e2a4d1820000000', 'hex');

/** How many deployments back a reader's page may be. Each is some MB in memory. */
const EARLIER_SITES = 8;

/** Differences in memory: most have less than 1 kB, and none more than the file itself. */
const MAX_DIFFERENCES = 256;

/** Differences that are made at once: a browser that asks for more gets whole files, so that a flood of requests makes no more work. */
const MAX_AT_ONCE = 4;

/** How long a reader waits for a store to bring a dictionary, in ms: the whole file is at hand. */
const DICTIONARY_TIMEOUT_MS = 500;

/**
 * A browser keeps a page as a dictionary as long as it may be shown while a newer one is fetched (RFC 5861), and no longer (RFC 9842
 * §2.1.3). Chromium shows no page so: it always asks first. Of others that is not known, and no proxy may do so either.
 */
const KEPT_PAGE = 'private, max-age=0, stale-while-revalidate=7776000, no-transform';

/**
 * Compression dictionaries (RFC 9842): a browser that has an earlier version of a page or a script gets what differs from it. It says
 * by its hash which one it has. Scripts are named by theirs, so any version in the store will do; of pages, those of the last
 * deployments. Both are public and the same for all: no secret is compressed together with words of another person.
 */
export class Dictionaries {
  /** Of each site, its pages by SHA-256 in base64. */
  private readonly pages = new LRUCache<string, Map<string, Buffer>>({ max: EARLIER_SITES });
  private readonly differences = new LRUCache<string, Promise<SiteFile | null>>({ max: MAX_DIFFERENCES });
  private underWay = 0;
  private isEarlierRead = false;

  constructor(
    private readonly store: Store,
    private readonly files: SiteFiles,
  ) {}

  /**
   * An answer of the live site as the difference to what the browser has, where it has something; and with what it is to be kept for.
   * @param live what is live, whose pages are dictionaries from now on
   */
  async answer(request: IncomingMessage, live: StoredSite | null, whole: Answer): Promise<Answer> {
    if (live && !this.pages.get(live.key)) this.remember(live);
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    const [, start] = SCRIPT.exec(path) ?? [];
    // It says so of itself where dictionaries are allowed: on https, and on this machine (User-Agent Client Hints).
    const isChromium = request.headers['sec-ch-ua'] !== undefined;
    const isPage =
      PAGE.test(path) && /^text\/html/.test(whole.file?.headers['Content-Type'] ?? '') && isChromium;
    if (whole.status !== 200 || !whole.file || !(start || isPage)) return whole;
    const headers: Record<string, string> = start
      ? { Vary: 'Accept-Encoding, Available-Dictionary', 'Use-As-Dictionary': `match="${start}*.js"` }
      : {
          // Other clients are not told that it depends on the browser: what they get will do for all.
          Vary: 'Accept-Encoding, Available-Dictionary, Sec-CH-UA',
          'Cache-Control': KEPT_PAGE,
          'Use-As-Dictionary': `match="${path}", match-dest=("document")`,
        };
    const answer = { ...whole, headers: { ...whole.headers, ...headers } };
    const hash = dictionaryOf(request);
    // A browser that has the same file is told so.
    if (!hash || whole.file.headers.ETag.includes(`"${nameOf(hash)}`)) return answer;
    const find = async () => (start ? this.findScript(path, hash) : this.findPage(hash));
    return { ...answer, file: (await this.difference(whole.file, hash, find)) ?? whole.file };
  }

  private remember({ key, files }: StoredSite): void {
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    this.pages.set(key, new Map(pages.map(([, body]) => [sha256(body), body])));
  }

  /** A page of a site that is or was live. A server that was started since then reads those once, and has them for the next reader. */
  private findPage(hash: string): Buffer | undefined {
    const found = [...this.pages.values()].map((pages) => pages.get(hash)).find(Boolean);
    if (!found && !this.isEarlierRead) {
      this.isEarlierRead = true;
      void this.readEarlier().catch(() => undefined);
    }
    return found;
  }

  /** Who could put false pages there gains nothing: they are used for browsers alone that have the same bytes. */
  private async readEarlier(): Promise<void> {
    const names = await this.store.listNames('sites/');
    const keys = names.map((name) => `sites/${name}`).filter((key) => !this.pages.has(key));
    const room = EARLIER_SITES - this.pages.size;
    for (const key of room > 0 ? keys.slice(-room) : []) {
      const site = await readSite(this.store, key).catch(() => null);
      if (site) this.remember(site);
    }
  }

  /** The version of a script that has a hash: versions differ in that part of their names alone. */
  private async findScript(path: string, hash: string): Promise<Buffer | undefined> {
    const [, , part = '', file = ''] = path.replace(/[\w-]{22}(?=\.js$)/, nameOf(hash)).split('/');
    const found = await this.files.findOfPart({ part, file }, []).catch(() => null);
    return found && sha256(found.plain) === hash ? found.plain : undefined;
  }

  /** Null where the whole file is sent: there is no such dictionary, it does not help, or there is too much to do. */
  private async difference(
    whole: SiteFile,
    hash: string,
    find: () => Promise<Buffer | undefined>,
  ): Promise<SiteFile | null> {
    const id = `${whole.headers.ETag} ${hash}`;
    const known = this.differences.get(id);
    if (known || this.underWay >= MAX_AT_ONCE) return known ?? null;
    this.underWay += 1;
    try {
      const late = pause(DICTIONARY_TIMEOUT_MS, undefined, { ref: false });
      const dictionary = await Promise.race([find(), late]);
      const making = dictionary ? differenceOf(whole, dictionary) : null;
      if (making) this.differences.set(id, making);
      return await making;
    } finally {
      this.underWay -= 1;
    }
  }
}

/** Null where it is no smaller. */
async function differenceOf(whole: SiteFile, dictionary: Buffer): Promise<SiteFile | null> {
  const { plain, headers } = whole;
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const body = Buffer.concat([
    DCZ,
    digest('sha256', dictionary, 'buffer'),
    await compress(plain, { dictionary, params }),
  ]);
  if (body.length >= whole.body.length) return null;
  // The tag of the whole file, so that either stands for the other when it is asked for again.
  const ETag = headers.ETag.replace(/^(?!W\/)/, 'W/');
  return { body, plain, headers: { ...headers, 'Content-Encoding': 'dcz', ETag } };
}

/** What all versions of a script begin with is a group. */
const SCRIPT = /^(\/_f\/[\w-]+\/[\w-]+\.)[\w-]{22}\.js$/;
/** Addresses without signs that patterns take for their own. */
const PAGE = /^\/[\w/-]*$/;

/** The SHA-256, in base64, of what a browser has and can be sent the difference to; null where it has nothing. */
function dictionaryOf({ headers }: IncomingMessage): string | null {
  if (!/(^|[\s,])dcz($|[\s,])/.test(String(headers['accept-encoding'] ?? ''))) return null;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1] ?? null;
}

/** What a hash is in names of files and in entity tags: the beginning of it in base64url. */
function nameOf(hash: string): string {
  return Buffer.from(hash, 'base64').toString('base64url').slice(0, 22);
}
