import { PAGE_LOCK_ID, type PageLock } from '@site/shared/contracts';

declare global {
  /** Integrity of a file that the page's lock names; the parts' webpack runtimes ask it (`IntegrityPlugin`). */
  var siteIntegrity: ((url: string) => string) | undefined;
}

/** Matches no file: a script that the lock does not name is fetched in vain and never runs. */
const NO_FILE = 'sha384-AAAA';

/** The lock of a page that was not composed: in development there is none. */
const NO_LOCK: PageLock = { lock: 'development', basePath: '', parts: {} };

let pageLock: PageLock | undefined;

/**
 * The lock that the page was composed from. The first call arms the integrity check of all scripts that follow.
 * @throws Error when the block is missing or no lock: then nothing runs, and the page stays as it was served.
 */
export function readPageLock(): PageLock {
  pageLock ??= parse(document.getElementById(PAGE_LOCK_ID)?.textContent);
  return pageLock;
}

/** Integrity of a URL by the lock; fails closed for a URL that it does not name. */
export function integrityOf(lock: PageLock, url: string): string {
  const { pathname } = new URL(url, location.href);
  for (const part of Object.values(lock.parts)) {
    // A map, because an object answers to names such as `constructor` that nobody gave it.
    const integrity = new Map(Object.entries(part.integrity));
    if (pathname.startsWith(part.base)) return integrity.get(pathname.slice(part.base.length)) ?? NO_FILE;
  }
  return NO_FILE;
}

function parse(json: string | null | undefined): PageLock {
  if (process.env.NODE_ENV === 'development' && !json) return NO_LOCK;
  try {
    const lock = JSON.parse(json ?? '') as PageLock;
    if (!(lock.parts instanceof Object)) throw new TypeError('It names no parts.');
    globalThis.siteIntegrity = (url) => integrityOf(lock, url);
    return lock;
  } catch (cause) {
    throw new Error('The page carries no readable site lock; it stays as it was served.', { cause });
  }
}
