import { MUTABLE_FOLDER } from './safe-key';
import { SiteError } from '@site/errors';

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
