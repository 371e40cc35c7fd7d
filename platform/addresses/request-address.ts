import { decodedPath } from '@site/shared/site/page-address';
import { type PreviewAddress, readPreviewAddress } from './previews';
import { readReleaseAddress, type ReleaseFileAddress } from './release-files';

/** What a request's path asks for. */
export type Address =
  | ({ kind: 'release-file' } & ReleaseFileAddress)
  | ({ kind: 'preview' } & PreviewAddress & WrittenPath)
  | ({ kind: 'page' } & WrittenPath);

interface WrittenPath {
  /** Below the site's base path, decoded. */
  path: string;
  /** Whether it was written in another way, with escapes that it does not need. */
  isEscaped: boolean;
}

/** A server must take a target that names itself in full, though only proxies send it (RFC 9112 §3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/**
 * Reads a request's target. Null for a path that is not plain: encoded separators, dot segments, control characters,
 * malformed escapes. Nothing of the site has such an address, so nothing is lost by refusing them all.
 */
export function readAddress(target: string): Address | null {
  const written = writtenPath(target);
  const path = written === '' ? '/' : decodedPath(written);
  if (!path?.startsWith('/')) return null;
  const isEscaped = written !== '' && path !== written;
  const file = readReleaseAddress(path);
  if (file) return { kind: 'release-file', ...file };
  const preview = readPreviewAddress(path);
  if (preview) return { kind: 'preview', ...preview, isEscaped };
  return { kind: 'page', path, isEscaped };
}

/**
 * The path and the query of a request's target, as they were written; any target has both. `new URL` would not do: it throws for
 * `//`, and takes what follows two slashes for a host.
 */
export function readTarget(target = '/'): { path: string; query: URLSearchParams } {
  return { path: writtenPath(target) || '/', query: new URLSearchParams(queryOf(target)) };
}

function writtenPath(target: string): string {
  return target.replace(SCHEME_AND_HOST, '').split(/[?#]/, 1)[0]!;
}

/** `?utm_source=qr`, as it was written; '' without one. */
export function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? '';
}
