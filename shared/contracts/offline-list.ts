/**
 * What has to be kept so that pages are read without a connection, with every file that they show or run. In each language, one
 * list has the pages that the frame links to, and every other page has a list of its own. The service worker keeps nothing that does not fit the integrity given here.
 */
export interface OfflineList {
  /** Name of the deployment that all of it belongs to. */
  deployment: string;
  /** By path, such as `/privacy-policy`. */
  pages: Record<string, OfflinePage>;
  /** Files that these pages may load later, when they are needed: widgets. */
  later: IntegrityByAddress;
}

export interface OfflinePage {
  /** `sha256-…` of the page's HTML. */
  integrity: string;
  /** Files that the page shows or runs from the start. */
  files: IntegrityByAddress;
}

/** `sha256-…` by address, such as `/_r/landing/3fa9c2d41b7e0011/hero.svg`. */
export type IntegrityByAddress = Record<string, string>;

/** File name of the list of the pages that the frame links to, below the path of its language: `/offline.json`, `/kn/offline.json`. */
export const OFFLINE_LIST_FILE = 'offline.json';

/** File name of the service worker, below the base path: the one script of the site that is no release's. */
export const SERVICE_WORKER_FILE = 'sw.js';

/** What a page asks of the service worker, once it has nothing better to do: to keep what is live now. */
export interface KeepRequest {
  /** Path of the page that the visitor reads: kept first. */
  keep: string;
  /** Address of the list that the page is on; missing: of that in English. */
  list?: string;
  /** Name of the page's deployment. */
  deployment: string;
  /** Folders of the releases that the page is made of, such as `/_r/shell/3fa9c2d41b7e0011/`. */
  releases: string[];
}
