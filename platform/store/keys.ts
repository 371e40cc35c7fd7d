import { SiteError } from '@site/errors';

/** S3 allows 1,024 bytes for the whole key; the rest is left to the address's own prefix. */
const MAX_KEY_LENGTH = 800;
/** Linux and macOS allow 255 bytes for a file's name; the rest is left to a temporary file's suffix. */
const MAX_SEGMENT_LENGTH = 200;

/** The keys that `replace` may move; every other key is written once. */
const MUTABLE_KEY = /^pointers\/[a-z][a-z0-9-]{0,39}\.json$/;

/** Everything below this folder is a pointer or belongs to the store itself. */
export const MUTABLE_FOLDER = 'pointers/';

/**
 * Refuses a key that could climb out of the store, hide in it, or that one of the back ends cannot hold.
 * A key is relative, POSIX-style (`releases/landing/…/browser/x.js`).
 * @throws SiteError `unsafe-key`
 */
export function assertSafeKey(key: string): void {
  const problem = validate(key);
  if (problem === null) return;

  throw new SiteError(
    'unsafe-key',
    `${JSON.stringify(key.slice(0, 120))} cannot be a key of the store: ${problem}.`,
    'Use a relative path of plain names joined by "/", such as "browser/main.js".',
  );
}

/** Whether {@link assertSafeKey} would let the key pass. */
export function isSafeKey(key: string): boolean {
  return validate(key) === null;
}

/**
 * Refuses a prefix that is neither empty (the whole store) nor a safe folder ending in `/`.
 * @throws SiteError `unsafe-key`
 */
export function assertSafePrefix(prefix: string): void {
  if (prefix === '') return;
  if (prefix.endsWith('/')) return assertSafeKey(prefix.slice(0, -1));

  throw new SiteError(
    'unsafe-key',
    `${JSON.stringify(prefix)} cannot be listed: it does not end in "/".`,
    'List a folder ("deployments/") or the whole store ("").',
  );
}

/** Whether `replace` may move this key: a pointer and nothing else (design, promise 4). */
export function isMutableKey(key: string): boolean {
  return MUTABLE_KEY.test(key);
}

/** Refuses to write once what is meant to move. @throws SiteError `unsafe-key`, `key-is-mutable` */
export function assertImmutableKey(key: string): void {
  assertSafeKey(key);
  if (!key.startsWith(MUTABLE_FOLDER)) return;

  throw new SiteError(
    'key-is-mutable',
    `"${key}" is a pointer: it moves by compare-and-swap, and is never created or removed.`,
    'Move the pointer instead (npm run site -- promote, npm run site -- rollback).',
  );
}

/** Refuses to move what is written once. @throws SiteError `unsafe-key`, `key-is-immutable` */
export function assertMutableKey(key: string): void {
  assertSafeKey(key);
  if (isMutableKey(key)) return;

  throw new SiteError(
    'key-is-immutable',
    `"${key}" is written once and never replaced.`,
    'Publish the new content under a key of its own; only "pointers/<name>.json" moves.',
  );
}

function validate(key: string): string | null {
  if (key === '') return 'it is empty';
  if (Buffer.byteLength(key) > MAX_KEY_LENGTH) return `it is longer than ${MAX_KEY_LENGTH} bytes`;
  if (key.startsWith('/')) return 'it starts with "/"';
  if (key.includes('\\')) return 'it holds a backslash';
  // Windows reads "C:" as a drive, and ":", "*" and their like are no file names there.
  if (/[:*?"<>|]/.test(key)) return 'it holds one of : * ? " < > |';
  if (/\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}/u.test(key)) return 'it holds a control character';
  // Two spellings of one name are one file on macOS and two objects in a bucket.
  if (key !== key.normalize('NFC')) return 'its letters are not in the composed form (Unicode NFC)';

  for (const segment of key.split('/')) {
    if (segment === '') return 'one of its segments is empty';
    if (segment === '.' || segment === '..') return `it holds the segment "${segment}"`;
    // The one hidden folder that a web server must answer for (RFC 8615).
    if (segment.startsWith('.') && segment !== '.well-known') return 'a segment starts with a dot';
    if (/[. ]$/.test(segment)) return 'a segment ends in a dot or a space';
    if (Buffer.byteLength(segment) > MAX_SEGMENT_LENGTH)
      return `a segment is longer than ${MAX_SEGMENT_LENGTH} bytes`;
  }
  return null;
}

const MEBIBYTE = 1024 * 1024;

/** Far more than the largest picture, script or record of a site. */
const MAX_BYTES = 64 * MEBIBYTE;
/** A pointer is a few lines, and every server reads it several times a second. */
const MAX_POINTER_BYTES = 4 * MEBIBYTE;

/**
 * Refuses an object that would fill the memory of every server that reads it.
 * @param bytes its size
 * @throws SiteError `object-too-large`
 */
export function assertSize(key: string, bytes: number): void {
  const most = key.startsWith(MUTABLE_FOLDER) ? MAX_POINTER_BYTES : MAX_BYTES;
  if (bytes <= most) return;
  throw new SiteError(
    'object-too-large',
    `"${key}" has ${(bytes / MEBIBYTE).toFixed(0)} MiB, and ${most / MEBIBYTE} are the most for it.`,
    'If it is yours, make it smaller. If not, a stranger has the credentials of the store: change them, and restore the file from a backup.',
  );
}
