import { createHash } from 'node:crypto';
import type { ReleaseFileRecord } from './release-manifest';

/** One file of a release, before it is stored. */
export interface ReleaseFile {
  /** `browser/…` or `compose/…`. */
  path: string;
  body: Uint8Array;
  /** Bytes as brotli sends it, where that makes it smaller. */
  sent?: number;
}

/** 64 bits: short in a URL, and two releases of one part never share it by accident. */
const ID_LENGTH = 16;

/**
 * The id of a release: 16 hexadecimal digits of a hash over the paths, sizes and hashes of its files, and of
 * nothing else, so that the same content has the same id on any machine, at any time. It can be derived from
 * the manifest as from the files, and so proves the manifest's list.
 */
export function releaseId(files: Iterable<Pick<ReleaseFileRecord, 'path' | 'size' | 'integrity'>>): string {
  const lines = Array.from(files, ({ path, size, integrity }) => `${path}\n${size}\n${integrity}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, ID_LENGTH);
}

/** What the manifest says of each file, sorted by path. */
export function describeFiles(files: Iterable<ReleaseFile>): ReleaseFileRecord[] {
  const records = Array.from(files, ({ path, body, sent }) => ({
    path,
    size: body.length,
    integrity: integrityOf(body),
    ...(sent !== undefined && { sent }),
  }));
  return records.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The hash of a file as HTML's `integrity` attribute takes it. */
export function integrityOf(body: Uint8Array): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
