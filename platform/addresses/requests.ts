import { decodedPath } from '@site/shared/site/page-address';
import { FILES_PATH, PREVIEWS_PATH } from '@site/shared/contracts';

/** What a request's path asks for. */
type Address =
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

/** What the address of a share link says besides the preview: until when it opens, and the proof that it was made. */
export interface ShareTerms {
  /** Seconds since 1970. */
  until: number;
  /** HMAC of the preview and the expiry. */
  signature: string;
}

/** Path that a preview's site hangs under, without a slash at its end. @param share where it is opened by a share link */
export function previewBase(id: string, share: ShareTerms | null = null): string {
  return PREVIEWS_PATH + id + (share ? `.${share.until}.${share.signature}` : '');
}

/** Path that a preview is opened at. */
export function previewPath(id: string, share: ShareTerms | null = null): string {
  return `${previewBase(id, share)}/`;
}

const PREVIEW = new RegExp(
  `^${PREVIEWS_PATH}(?<preview>[a-z0-9][a-z0-9-]*)(\\.(?<until>\\d{1,12})\\.(?<signature>[\\w-]{43}))?(?<path>/.*)?$`,
);

/** An address below a preview. */
interface PreviewAddress {
  preview: string;
  /** Null for the preview's plain address. */
  share: ShareTerms | null;
  /** Below the preview: `/kn/privacy-policy`; empty without its slash. */
  path: string;
}

/** Reads a path; null where it is none of a preview. */
function readPreviewAddress(path: string): PreviewAddress | null {
  const { preview, until, signature, path: below = '' } = PREVIEW.exec(path)?.groups ?? {};
  if (preview === undefined) return null;
  const share = until !== undefined && signature !== undefined ? { until: Number(until), signature } : null;
  return { preview, share, path: below };
}

/** What parts are called: source of a regular expression. */
export const PART_NAME = '[a-z][a-z0-9-]{0,39}';
/** As builds name files by what they hold (`platform/tooling/build/content-names-plugin.js`). */
const NAMED_BY_CONTENT = /(?:^|\/)\w[\w-]{0,99}\.([\w-]{22})\.[a-z0-9]{1,12}$/;
const ADDRESS = new RegExp(`^${FILES_PATH}(${PART_NAME})/([^/]+)$`);

/** Names one file that browsers load of a part. */
export interface ReleaseFileAddress {
  part: string;
  /** Name within the browser build: `main.C463Htw6Mxs9XwujuljBJ9.js`. */
  file: string;
}

/** Public folder of a part's browser files, of all its releases, ending in `/`. */
export function filesBase(part: string): string {
  return `${FILES_PATH}${part}/`;
}

/** Reads the path of a release's file; null for any other path. */
function readReleaseAddress(path: string): ReleaseFileAddress | null {
  const [, part, file] = ADDRESS.exec(path) ?? [];
  return part && file && contentHashOf(file) ? { part, file } : null;
}

/** The beginning of the SHA-256 of a file's bytes, in base64url, that its name has; null for a name without. */
export function contentHashOf(path: string): string | null {
  return NAMED_BY_CONTENT.exec(path)?.[1] ?? null;
}

/** Whether a file's name agrees with the hash of its bytes, as a name without a hash does. @param integrity `sha256-…` */
export function isNamedBy(integrity: string, path: string): boolean {
  const hash = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('base64url');
  return hash.startsWith(contentHashOf(path) ?? '');
}

/** Where pages send what is counted of a visit. */
export const VISITS_PATH = '/_visits';
