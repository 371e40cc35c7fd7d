import { PREVIEWS_PATH } from '@site/shared/contracts';
import { readReleaseAddress, type ReleaseFileAddress } from './release-files';

/** What a request's path asks for. */
export type Address =
  | ({ kind: 'release-file' } & ReleaseFileAddress)
  | { kind: 'preview'; preview: string; path: string }
  | { kind: 'page'; path: string };

const PREVIEW = new RegExp(`^${PREVIEWS_PATH}([a-z0-9][a-z0-9-]*)(/.*)?$`);

/** A server must take a target that names itself in full, though only proxies send it (RFC 9112 §3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/**
 * Reads a request's target. Null for a path that is not plain: encoded separators, dot segments, control characters,
 * malformed escapes. Nothing of the site has such an address, so nothing is lost by refusing them all.
 */
export function readAddress(target: string): Address | null {
  const [written = ''] = target.replace(SCHEME_AND_HOST, '').split(/[?#]/, 1);
  const path = written === '' ? '/' : decoded(written);
  if (path === null) return null;
  const file = readReleaseAddress(path);
  if (file) return { kind: 'release-file', ...file };
  const preview = PREVIEW.exec(path);
  if (preview) return { kind: 'preview', preview: preview[1] as string, path: preview[2] ?? '' };
  return { kind: 'page', path };
}

/** `?utm_source=qr`, as it was written; '' without one. */
export function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? '';
}

function decoded(path: string): string | null {
  if (/%(2f|5c|2e|00)/i.test(path)) return null;
  try {
    const plain = decodeURIComponent(path);
    const isPlain =
      plain.startsWith('/') && !/[\\\u0000-\u001f\u007f]/.test(plain) && !/(^|\/)\.\.?(\/|$)/.test(plain);
    return isPlain ? plain : null;
  } catch {
    return null;
  }
}
