import { SiteError } from '@site/errors';

/** A hash of some bytes: `md5:…` or `sha256:…`, in hexadecimal. */
export type ContentHash = string;

/** What a key holds now. */
export interface StoredObject {
  body: Buffer;
  /** Opaque; equal only while the key was not replaced in between. Hand it back to {@link Store.replace}. */
  version: string;
}

/** What a command reads first of a store: a distant one is asked for all of it at once. */
export interface ReadFirst {
  /** Keys that move. */
  pointers: string[];
  /** Folders of which all keys are listed. */
  lists: string[];
}

/**
 * Bytes by key, in memory, in a folder or in a bucket. Keys are checked by `keys.ts` before they are used.
 *
 * A key is one of two kinds. `pointers/<name>.json` moves by `replace`; every other key is written once by
 * `create` and never overwritten. Every method may throw a SiteError when the back end fails
 * (`store-full`, `store-access-denied`, `store-unreachable` …). No write ever shows a part of its bytes: after one
 * that throws, the key is as it was, or whole where only the answer was lost; so every write can be repeated.
 */
export interface Store {
  /**
   * Whether the back end is a server: it refuses every write of a machine whose clock is not its own, and a server that serves
   * visitors from it has no right to write.
   */
  readonly isServer?: boolean;

  /** Where this store is, for messages: a path or an `s3://` address. */
  describe(): string;

  /**
   * The bytes and version of a key, or null when there is none.
   * @param hash of the bytes, where a signed record has it: then a copy on this machine that has it will do
   * @throws SiteError `object-too-large`
   */
  read(key: string, hash?: ContentHash): Promise<StoredObject | null>;

  /**
   * Writes a key that must not be there yet. Of any number of writers at once, in any number of processes,
   * exactly one gets `created`; the others get `exists`, and the bytes are the winner's.
   * @param hash of the bytes, as {@link Store.read} will be given it
   * @throws SiteError `unsafe-key`, `key-is-mutable`, `object-too-large`
   */
  create(key: string, body: Uint8Array, hash?: ContentHash): Promise<'created' | 'exists'>;

  /**
   * Moves a key from the version that the caller has read (null: it must not be there yet) to new bytes.
   * Of any number of writers that hold the same version, exactly one succeeds.
   * @returns the new version
   * @throws StoreConflict when the key has moved on; the caller reads again and decides again
   * @throws SiteError `unsafe-key`, `key-is-immutable`, `object-too-large`
   */
  replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string>;

  /** Fetches what will be read first, all at once, where the server is distant. Never fails: the call that reads it gets the failure. */
  prefetch?(first: ReadFirst): void;

  /**
   * Finds out how to move a pointer while the caller still reads, where that takes several calls of a distant server.
   * Never fails: the move itself does.
   */
  prepareMove?(): void;

  /** All keys below a folder (`deployments/`) or in the whole store (``), sorted by code unit. */
  list(prefix: string): Promise<string[]>;

  /**
   * The names directly below a folder, sorted; a folder's name ends in `/`. Costs no more than that one level,
   * however much lies below it. Of two processes, one may still see a folder that the other has just emptied.
   */
  listNames(prefix: string): Promise<string[]>;

  /** Takes away a key that was written once; a key that is not there is no error. @throws SiteError `key-is-mutable` */
  remove(key: string): Promise<void>;

  has(key: string): Promise<boolean>;

  /** The size in bytes, or null when the key is not there. */
  size(key: string): Promise<number | null>;

  /**
   * When a key that is written once was written, by the back end's clock; null when it is not there. To tell what was
   * left unreferenced from what is being written: good for hours and days, never for an order.
   * @throws SiteError `key-is-mutable`
   */
  writtenAt(key: string): Promise<Date | null>;
}

/** The key was moved by someone else after it was read: nothing was written. */
export class StoreConflict extends SiteError {
  constructor(key: string) {
    super(
      'store-conflict',
      `"${key}" was moved by someone else in the meantime; nothing was written.`,
      'Read it again and repeat the command.',
    );
    this.name = 'StoreConflict';
  }
}
