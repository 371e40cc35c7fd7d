import { PREVIEWS_PATH } from '@site/shared/contracts';

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
export interface PreviewAddress {
  preview: string;
  /** Null for the preview's plain address. */
  share: ShareTerms | null;
  /** Below the preview: `/kn/privacy-policy`; empty without its slash. */
  path: string;
}

/** Reads a path; null where it is none of a preview. */
export function readPreviewAddress(path: string): PreviewAddress | null {
  const { preview, until, signature, path: below = '' } = PREVIEW.exec(path)?.groups ?? {};
  if (preview === undefined) return null;
  const share = until !== undefined && signature !== undefined ? { until: Number(until), signature } : null;
  return { preview, share, path: below };
}
